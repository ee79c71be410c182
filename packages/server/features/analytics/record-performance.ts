import { maxRecords } from '@veranda/domain/performance/collector';
import { isTaken, rateVital, type Vital, vitals } from '@veranda/domain/performance/vitals';
import { refuse, type Refusal } from '@veranda/domain/refusal';
import { parseInside } from '../../platform/http/odd-input.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import type { ToldHit } from './count-hit.ts';

/**
 * Counts how fast pages were: ratings for the operator, of no site and of no visitor, and the values with the page for the
 * owner. @returns how many records were read
 */
export async function countPerformance(
  text: string,
  count: (hit: ToldHit) => Promise<boolean>,
): Promise<number | Refusal> {
  const records = listOf(text);
  if (!records) {
    const problem = `it is no list of at most ${maxRecords} records`;
    return refuse('malformed', { field: 'body', params: { field: 'body', problem } });
  }
  // A page tells of its speed once; more in one call is made up.
  const { data } = records.find(({ eventName }) => eventName === 'page-speed') ?? {};
  if (typeof data === 'object' && data !== null) await countVitals(data, count);
  return records.length;
}

async function countVitals(data: object, count: (hit: ToldHit) => Promise<boolean>): Promise<void> {
  const facts = data as Readonly<Record<string, unknown>>;
  const { pathname, analyticsId } = facts;
  const path = typeof pathname === 'string' ? pathname : '';
  const cookie = typeof analyticsId === 'string' ? analyticsId.slice(0, 120) : '';
  for (const vital of Object.keys(vitals) as Vital[]) {
    const value = facts[vital];
    if (!isTaken(value)) continue;
    metrics.pageVitals.inc({ vital, rating: rateVital(vital, value) });
    await count({ kind: 'vital', cookie, path, subject: vital, amount: value });
  }
}

interface PerformanceRecord {
  readonly eventName?: unknown;
  readonly data?: unknown;
}

function listOf(text: string): readonly PerformanceRecord[] | null {
  const value = parseInside(text);
  const isList = Array.isArray(value) && value.length <= maxRecords;
  return isList && value.every((item) => typeof item === 'object' && item !== null) ? value : null;
}
