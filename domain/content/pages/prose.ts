import { z } from 'zod';
import { day } from '../fields.ts';
import { chapters, privacyChapters } from '../prose.ts';
import { bullets, callToAction, head } from '../sections.ts';

/** `content/pages/learn.yaml` */
export const learnSchema = z.strictObject({ ...head, bullets, chapters, closing: callToAction });

/** `content/pages/privacy.yaml` */
export const privacySchema = z.strictObject({
  ...head,
  updated: day('Fecha del último cambio'),
  chapters: privacyChapters,
});

/** The terms and the accessibility statement. */
export const legalSchema = z.strictObject({ ...head, updated: day('Fecha del último cambio'), chapters });
