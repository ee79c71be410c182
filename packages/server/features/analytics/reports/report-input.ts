import type { AnalyticsReport, Figure, FigureTable } from '@veranda/contracts/analytics-figures';
import type { SoldOrders } from '@veranda/db/analytics/sales-reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Period } from '@veranda/domain/analytics/period';
import { digitsOf } from '@veranda/domain/money/money';

/** Everything that a report is read from. */
export interface ReportInput {
  readonly tx: SiteTransaction;
  readonly period: Period;
  readonly before: Period;
  readonly timeZone: string;
  readonly currency: string;
  readonly testMode: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The parts of an answer that a report makes. */
export type ReportParts = Pick<AnalyticsReport, 'figures' | 'series' | 'tables'>;

/** Rows that a table shows at most. */
export const maxRows = 100;

export const orders = (input: ReportInput, period: Period = input.period): SoldOrders => ({
  period,
  timeZone: input.timeZone,
  currency: input.currency,
  testMode: input.testMode,
});

/** Minor units of a currency in major ones. */
export const majorOf = (minor: bigint, currency: string): number => Number(minor) / 10 ** digitsOf(currency);

/** A part of a whole; null without the whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function figure(
  key: string,
  unit: Figure['unit'],
  [value, before]: readonly [number | null, number | null],
): Figure {
  return { key, unit, value, before };
}

type Columns = readonly (readonly [key: string, unit: Figure['unit']])[];

export function table(key: string, columns: Columns, rows: FigureTable['rows']): FigureTable {
  return { key, columns: columns.map(([name, unit]) => ({ key: name, unit })), rows };
}
