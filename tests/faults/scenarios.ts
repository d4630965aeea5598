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
import { restoreDrills } from './scenarios/restore.ts';
import { rollingRestart } from './scenarios/rolling.ts';
import { slowSockets } from './scenarios/slow-sockets.ts';
import { smtpFaults } from './scenarios/smtp.ts';
import { takeover } from './scenarios/takeover.ts';

/** Every scenario, or for the short suite at least one of each family. */
export const scenariosFor = (short: boolean): readonly Scenario[] => [
  ...interruptions(short),
  rollingRestart,
  // A minute of waiting for a lease; «kill -9, PostgreSQL ×2» shows the same with the clock put forward.
  ...(short ? [] : [takeover]),
  ...restoreDrills,
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
