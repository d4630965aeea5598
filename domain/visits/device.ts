export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** The kind of device that a browser says it runs on; a tablet counts as whichever it claims to be. */
export function readDevice(agent: string, mobileHint?: string | string[]): Device {
  if (mobileHint === '?1') return 'phone';
  if (mobileHint === '?0') return 'computer';
  return agent.includes('Mobi') ? 'phone' : 'computer';
}
