import { maxRecords } from '@veranda/domain/performance/collector';
import { isTaken, rateVital, type Vital, vitals } from '@veranda/domain/performance/vitals';
import { refuse, type Refusal } from '@veranda/domain/refusal';
import { parseInside } from '../../platform/http/odd-input.ts';
import { metrics } from '../../platform/observe/metrics.ts';

/**
 * Counts what pages were like, for the operator: of no site and of no visitor. @returns how many records were
 * read.
 */
export function countPerformance(text: string): number | Refusal {
  const records = listOf(text);
  if (!records) {
    const problem = `it is no list of at most ${maxRecords} records`;
    return refuse('malformed', { field: 'body', params: { field: 'body', problem } });
  }
  for (const record of records) {
    const { eventName, data } = record as { readonly eventName?: unknown; readonly data?: unknown };
    if (eventName === 'page-speed' && typeof data === 'object' && data !== null) countVitals(data);
  }
  return records.length;
}

function countVitals(data: object): void {
  const facts = data as Readonly<Record<string, unknown>>;
  for (const vital of Object.keys(vitals) as Vital[]) {
    const value = facts[vital];
    if (isTaken(value)) metrics.pageVitals.inc({ vital, rating: rateVital(vital, value) });
  }
}

function listOf(text: string): readonly object[] | null {
  const value = parseInside(text);
  const isList = Array.isArray(value) && value.length <= maxRecords;
  return isList && value.every((one) => typeof one === 'object' && one !== null) ? value : null;
}
