import type { Scenario } from './scenario.ts';
import { canaries } from './scenarios/canaries.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { fsyncs } from './scenarios/fsync.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { providerFaults } from './scenarios/hosted-provider.ts';
import { interruptions } from './scenarios/interruptions.ts';
import { oneKey } from './scenarios/one-key.ts';
import { outage } from './scenarios/outage.ts';
import { privacy } from './scenarios/privacy.ts';
import { slowSockets } from './scenarios/slow-sockets.ts';
import { smtpFaults } from './scenarios/smtp.ts';

/** Every scenario, or for the short suite at least one of each family. */
export const scenariosFor = (short: boolean): readonly Scenario[] => [
  ...interruptions(short),
  ...smtpFaults(short),
  outage,
  ...providerFaults(short),
  diskFull,
  fsyncs,
  ...oneKey,
  slowSockets,
  canaries,
  ...privacy,
  ...fuzz,
];
