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

/** What was seen on one day since the last write. */
export type SeenDay = {
  /** Views by path. */
  readonly views: Map<string, number>;
  /** Each step that a visitor took, as it was first seen. */
  readonly marks: Map<string, Omit<Seen, 'page'>>;
};
