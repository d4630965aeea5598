import { pauseLabels } from '../../../server/testing/our-content.ts';
import { PauseToggle } from './PauseToggle.tsx';

export const Component = PauseToggle;
export const examples = { pause: { label: pauseLabels.video } };
export const criteria = {
  'without script': 'pause what style sheets move',
  keyboard: 'be ticked with Space',
  voice: 'be ticked when its label is said',
  reader: 'say what it pauses, and whether it is ticked',
};
