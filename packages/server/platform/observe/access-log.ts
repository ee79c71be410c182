import type { LogDestination } from './logger.ts';
import type { RequestFacts } from './request-facts.ts';

/** One answered request. */
export interface AccessLine extends RequestFacts {
  readonly at: number;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

/** Collects access lines. */
export interface AccessLog {
  add(line: AccessLine): void;
  /** Writes what has been collected. */
  flush(): void;
  close(): void;
}

const flushInterval = 200;
const largestBatch = 512;
// Above this many good answers a second only a sample of them is written; each line then says how many it
// stands for.
const fullRate = 500;

/**
 * Writes access lines in batches: a write for each would cost 40 % of a plain page's throughput. Errors
 * (status ≥ 400) are always written; of good answers beyond 500 a second one in ten, with `sample: 10`.
 */
export function createAccessLog(destination: LogDestination, now: () => number = Date.now): AccessLog {
  let batch: string[] = [];
  let second = 0;
  let inSecond = 0;
  const timer = setInterval(flush, flushInterval);
  timer.unref();

  function add(line: AccessLine): void {
    const current = Math.trunc(now() / 1000);
    inSecond = current === second ? inSecond + 1 : 1;
    second = current;
    const sampled = line.status < 400 && inSecond > fullRate;
    if (sampled && inSecond % 10 !== 0) return;
    batch.push(encodeLine(line, sampled ? 10 : 1));
    if (batch.length >= largestBatch) flush();
  }

  function flush(): void {
    if (batch.length === 0) return;
    const text = batch.join('');
    batch = [];
    destination.write(text);
  }

  return {
    add,
    flush,
    close: () => {
      clearInterval(timer);
      flush();
    },
  };
}

function encodeLine(line: AccessLine, sample: number): string {
  const fields = {
    level: line.status >= 500 ? 'error' : 'info',
    ts: new Date(line.at).toISOString(),
    msg: 'request',
    request_id: line.requestId,
    trace_id: line.traceId,
    site_id: line.siteId,
    actor_id: line.actorId,
    role: line.role,
    method: line.method,
    route: line.route,
    status: line.status,
    ms: Math.round(line.ms * 10) / 10,
    bytes: line.bytes,
    ...(sample > 1 ? { sample } : {}),
  };
  return `${JSON.stringify(fields)}\n`;
}
