import { type CollectorRecord, collectorTimes } from '@veranda/domain/performance/collector';

/** What the collector does its work with. */
interface CollectorParts {
  readonly pageLoadId: string;
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Sends a JSON array of records as text. */
  readonly deliver: (text: string) => void;
  /** Where a failure goes; it is otherwise ignored (administration §8). */
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

/**
 * Tells of a page that has been loaded: what it is after 30 s, how fast it was after 60 s, both at once when the page
 * is hidden before; how it is used at the first key and when it is hidden (administration §4).
 */
export function collect(parts: CollectorParts): Collector {
  const facts: Readonly<Record<Kind, () => object>> = {
    page: parts.page,
    'page-speed': parts.speed,
    accessibility: parts.access,
  };
  const told = new Set<Kind | 'key' | 'hidden'>();
  let waiting: CollectorRecord[] = [];

  parts.later(() => safely(() => tellPage()), collectorTimes.flush);
  parts.later(() => safely(() => tellSpeed()), collectorTimes.pageSpeed);

  function tellPage(): void {
    if (isNew('page')) add('page');
    send();
  }
  function tellSpeed(): void {
    if (isNew('page-speed')) add('page-speed');
    send();
  }
  function isNew(what: Kind | 'key' | 'hidden'): boolean {
    const fresh = !told.has(what);
    told.add(what);
    return fresh;
  }
  function add(eventName: Kind): void {
    const { pageLoadId, now } = parts;
    waiting.push({ appName: 'site', eventName, pageLoadId, timestamp: now(), data: facts[eventName]() });
  }
  function send(): void {
    const records = waiting;
    waiting = [];
    if (records.length > 0) parts.deliver(JSON.stringify(records));
  }
  function safely(run: () => void): void {
    try {
      run();
    } catch (fault) {
      parts.failed(fault);
    }
  }

  return {
    keyPressed: () =>
      safely(() => {
        if (isNew('key')) add('accessibility');
        if (told.has('page')) send();
      }),
    hidden: () =>
      safely(() => {
        if (isNew('hidden')) add('accessibility');
        if (isNew('page')) add('page');
        if (isNew('page-speed')) add('page-speed');
        send();
      }),
  };
}
