/** Result of one check. A notice is not a problem. */
export type Check = { readonly label: string; readonly outcome: 'well' | 'notice' | 'wrong'; readonly text: string };

export const check = (label: string, isWell: boolean, text: string): Check => ({
  label,
  outcome: isWell ? 'well' : 'wrong',
  text,
});

export const notice = (label: string, text: string): Check => ({ label, outcome: 'notice', text });
