import { pauseLabels } from '../../../tests/harness/unit/our-content.ts';

export const examples = { pause: { label: pauseLabels.video } };
