import { type CollectorRecord, collectorTimes } from '@veranda/domain/performance/collector';

/** Dependencies of the collector. */
interface CollectorParts {
  readonly pageLoadId: string;
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Sends a JSON array of records as text. */
  readonly deliver: (text: string) => void;
  /** Receiver of failures, which are otherwise ignored (administration §8). */
  readonly failed: (fault: unknown) => void;
  readonly page: () => object;
  readonly speed: () => object;
  readonly access: () => object;
}

interface Collector {
  /** A key was pressed outside of a text field. */
  keyPressed(): void;
  /** The page was hidden or left. */
  hidden(): void;
}

type Kind = CollectorRecord['eventName'];
type Occasion = Kind | 'key' | 'hidden';

/**
 * Tells of a page that has been loaded: what it is after 30 s, how fast it was after 60 s, both at once when
 * the page is hidden before; how it is used at the first key and when it is hidden (administration §4).
 */
export function collect(parts: CollectorParts): Collector {
  const records = recordsOf(parts);
  const safely = (run: () => void): void => {
    try {
      run();
    } catch (fault) {
      parts.failed(fault);
    }
  };
  const tell = (kind: 'page' | 'page-speed') => {
    if (records.isNew(kind)) records.add(kind);
    records.send();
  };

  parts.later(() => safely(() => tell('page')), collectorTimes.flush);
  parts.later(() => safely(() => tell('page-speed')), collectorTimes.pageSpeed);

  return {
    keyPressed: () =>
      safely(() => {
        if (records.isNew('key')) records.add('accessibility');
        if (records.has('page')) records.send();
      }),
    hidden: () =>
      safely(() => {
        if (records.isNew('hidden')) records.add('accessibility');
        if (records.isNew('page')) records.add('page');
        if (records.isNew('page-speed')) records.add('page-speed');
        records.send();
      }),
  };
}

// The records that wait to be sent, and the occasions that have been recorded.
function recordsOf(parts: CollectorParts) {
  const facts: Readonly<Record<Kind, () => object>> = {
    page: parts.page,
    'page-speed': parts.speed,
    accessibility: parts.access,
  };
  const sent = new Set<Occasion>();
  let waiting: CollectorRecord[] = [];
  return {
    has: (occasion: Occasion): boolean => sent.has(occasion),
    /** True the first time that it is asked. */
    isNew(occasion: Occasion): boolean {
      const fresh = !sent.has(occasion);
      sent.add(occasion);
      return fresh;
    },
    add(eventName: Kind): void {
      const { pageLoadId, now } = parts;
      waiting.push({ appName: 'site', eventName, pageLoadId, timestamp: now(), data: facts[eventName]() });
    },
    send(): void {
      const records = waiting;
      waiting = [];
      if (records.length > 0) parts.deliver(JSON.stringify(records));
    },
  };
}
