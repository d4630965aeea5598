import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { contactForm } from '../../harness/contact-form.ts';

test.for([DESKTOP, PHONE])(
  'the contact page has its first field within the first screen at %o',
  async (viewport, { open }) => {
    const page = await open(routes.contact, viewport);
    const field = await contactForm(page).name.boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  },
);
