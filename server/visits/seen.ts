import type { Device } from '../../domain/visits/device.ts';
import type { StepMark } from '../../domain/visits/funnel.ts';

export type Seen = StepMark & {
  /** The client's address and `User-Agent`, which tell visitors apart. Only a keyed hash of both is stored. */
  readonly address: string;
  readonly agent: string;
  readonly device: Device;
  readonly source: string;
  /** Path of the page that was shown, if one was. */
  readonly page?: string | undefined;
};

/** A visitor in memory, before the next write. */
export type SeenVisitor = Pick<Seen, 'address' | 'agent' | 'device' | 'source'> & {
  readonly marks: Map<string, StepMark>;
};

/** What was seen on one day since the last write. */
export type SeenDay = {
  /** Time of the first entry, by this server's clock. */
  readonly since: number;
  /** Views by path. */
  readonly views: Map<string, number>;
  readonly visitors: Map<string, SeenVisitor>;
  /** Views that had to be dropped. */
  lost: number;
};
