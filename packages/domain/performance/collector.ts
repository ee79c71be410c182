/** Version of the records (administration §9). */
export const collectorVersion = '4.12.2';

/** Milliseconds after the load: the batch goes, and the page's speed is reported (administration §9). */
export const collectorTimes = { flush: 30_000, pageSpeed: 60_000 } as const;

/** Most records that are taken at once. */
export const maxRecords = 50;

/** One of the records of a batch (administration §3). */
export interface CollectorRecord {
  readonly appName: 'site';
  readonly eventName: 'page' | 'page-speed' | 'accessibility';
  /** The same for all records of one load of a page. */
  readonly pageLoadId: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: object;
}
