import { isTaken, layoutShiftOf, type Shift, slowInteractionOf } from '@veranda/domain/performance/vitals';

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface InputEntry extends PerformanceEntry {
  readonly processingStart: number;
  readonly interactionId?: number;
}

/**
 * Measures from now on, and what was measured before; @returns how fast and how steady the page has been so
 * far.
 */
export function watchSpeed(): () => object {
  const shifts: Shift[] = [];
  const interactions = new Map<number, number>();
  const metrics: {
    firstContentfulPaint?: number;
    firstInputDelay?: number;
    largestContentfulPaint?: number;
  } = {};
  watch('layout-shift', (entry) => {
    const { startTime: at, value, hadRecentInput } = entry as ShiftEntry;
    if (!hadRecentInput) shifts.push({ at, value });
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstContentfulPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    metrics.largestContentfulPaint = entry.startTime;
  });
  watch('first-input', (entry) => {
    metrics.firstInputDelay = (entry as InputEntry).processingStart - entry.startTime;
  });
  watch('event', (entry) => {
    const id = (entry as InputEntry).interactionId ?? 0;
    if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
  });
  return () =>
    onlyTaken({
      ...metrics,
      // Browsers that do not tell of shifts have no layout without any.
      ...(isWatched('layout-shift') ? { cumulativeLayoutShift: layoutShiftOf(shifts) } : {}),
      interactionToNextPaint: slowInteractionOf([...interactions.values()]),
      ...navigationTimes(),
    });
}

function isWatched(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!isWatched(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
}

function navigationTimes(): Readonly<Record<string, unknown>> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return {};
  return {
    domainLookup: entry.domainLookupEnd - entry.domainLookupStart,
    tcpConnection: entry.connectEnd - entry.connectStart,
    tlsNegotiation: entry.secureConnectionStart > 0 ? entry.connectEnd - entry.secureConnectionStart : 0,
    serverTiming: entry.serverTiming.map(({ name, duration }) => ({ name, duration })),
    navigationType: entry.type,
    transferSize: entry.transferSize,
    encodedBodySize: entry.encodedBodySize,
    decodedBodySize: entry.decodedBodySize,
    responseStart: entry.responseStart,
    domContentLoaded: entry.domContentLoadedEventEnd,
    loadEventStart: entry.loadEventStart,
    loadEventEnd: entry.loadEventEnd,
  };
}

/** Leaves out times that are not taken. */
function onlyTaken(facts: Readonly<Record<string, unknown>>): object {
  const present = Object.entries(facts).filter(
    ([, value]) => typeof value === 'string' || Array.isArray(value) || isTaken(value),
  );
  return Object.fromEntries(present);
}
