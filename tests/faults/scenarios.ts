import type { Scenario } from './scenario.ts';
import { canaries } from './scenarios/canaries.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { floods } from './scenarios/flood.ts';
import { fsyncs } from './scenarios/fsync.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { providerFaults } from './scenarios/hosted-provider.ts';
import { interruptions } from './scenarios/interruptions.ts';
import { outage } from './scenarios/outage.ts';
import { publications } from './scenarios/publications.ts';
import { restoreDrills } from './scenarios/restore.ts';
import { rollingRestart } from './scenarios/rolling.ts';
import { slowSockets } from './scenarios/slow-sockets.ts';
import { smtpFaults } from './scenarios/smtp.ts';

/** Every scenario; the short suite has at least one of each kind. */
export const scenariosFor = (short: boolean): readonly Scenario[] => [
  ...interruptions(short),
  ...floods(short),
  rollingRestart,
  ...restoreDrills,
  ...smtpFaults(short),
  outage,
  ...providerFaults,
  diskFull,
  fsyncs,
  ...publications,
  slowSockets,
  canaries,
  ...fuzz,
];
