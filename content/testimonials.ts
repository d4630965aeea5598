import type { Testimonial } from '../domain/site/testimonial.ts';

/** Quotes from clients for the portfolio page. Without any, their section is not shown. */
export const testimonials: readonly Testimonial[] = [];
