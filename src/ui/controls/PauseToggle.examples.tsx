import { pauseLabels } from '../../../tests/harness/unit/our-content.ts';
import { PauseToggle } from './PauseToggle.tsx';

export const Component = PauseToggle;
export const examples = { pause: { label: pauseLabels.video } };
