import { z } from 'zod';
import { day } from '../fields.ts';
import { chapters } from '../prose.ts';
import { bullets, callToAction, head } from '../sections.ts';

/** `content/pages/learn.yaml` */
export const learnSchema = z.strictObject({ ...head, bullets, chapters, closing: callToAction });

/** A legal page: terms, privacy or accessibility. */
export const legalSchema = z.strictObject({ ...head, updated: day('Fecha del último cambio'), chapters });
