/** What the doctor found of one thing. A notice is worth reading, but nothing is wrong. */
export type Check = {
  readonly label: string;
  readonly outcome: 'well' | 'notice' | 'wrong';
  readonly text: string;
};

export const check = (label: string, isWell: boolean, text: string): Check => ({
  label,
  outcome: isWell ? 'well' : 'wrong',
  text,
});
