import { readDays, readSketches, readValues, type SummedValue } from '@veranda/db/analytics/figures-reader';
import { readSalesDays } from '@veranda/db/analytics/sales-reader';
import { daysOf, type Period } from '@veranda/domain/analytics/period';
import { countVisitors, joinSketches, readSketch } from '@veranda/domain/analytics/visitor-sketch';
import {
  figure,
  majorOf,
  maxRows,
  orders,
  type ReportInput,
  type ReportParts,
  shareOf,
  table,
} from './report-input.ts';

/** Visits, visitors, views, bounces, sales and conversion, by day, or by hour where the period is one day. */
export async function overview(input: ReportInput): Promise<ReportParts> {
  const [now, before] = [await readWhole(input, input.period), await readWhole(input, input.before)];
  return {
    figures: wholeFigures.map(([key, unit, read]) => figure(key, unit, [read(now), read(before)])),
    series: input.period.from === input.period.to ? await hours(input) : await days(input),
    tables: [],
  };
}

const wholeFigures = [
  ['visits', 'count', (whole: Whole) => whole.visits],
  ['visitors', 'count', (whole: Whole) => whole.visitors],
  ['views', 'count', (whole: Whole) => whole.views],
  ['bounce', 'share', (whole: Whole) => shareOf(whole.bounces, whole.visits)],
  ['sales', 'money', (whole: Whole) => whole.sales],
  ['orders', 'count', (whole: Whole) => whole.orders],
  ['conversion', 'share', (whole: Whole) => shareOf(whole.orders, whole.visits)],
] as const;

interface Whole {
  readonly visits: number;
  readonly visitors: number;
  readonly views: number;
  readonly bounces: number;
  readonly sales: number;
  readonly orders: number;
}

async function readWhole(input: ReportInput, period: Period): Promise<Whole> {
  const { tx } = input;
  const rows = await readDays(tx, period);
  const sold = await readSalesDays(tx, orders(input, period));
  const sketches = (await readSketches(tx, period)).map(readSketch);
  const sum = (read: (row: SummedValue) => number) => rows.reduce((all, row) => all + read(row), 0);
  return {
    visits: sum(({ visits }) => visits),
    views: sum(({ views }) => views),
    bounces: sum(({ bounces }) => bounces),
    visitors: countVisitors(joinSketches(sketches)),
    orders: sold.reduce((all, day) => all + day.orders, 0),
    sales: majorOf(
      sold.reduce((all, day) => all + day.totalMinor, 0n),
      input.currency,
    ),
  };
}

async function days(input: ReportInput) {
  const rows = new Map((await readDays(input.tx, input.period)).map((row) => [row.day, row]));
  const sold = new Map((await readSalesDays(input.tx, orders(input))).map((row) => [row.day, row]));
  const values = daysOf(input.period).map((day) => {
    const row = rows.get(day);
    const sales = majorOf(sold.get(day)?.totalMinor ?? 0n, input.currency);
    const counted = [row?.visits ?? 0, row?.visitors ?? 0, row?.views ?? 0];
    return { label: day, values: [...counted, sales] };
  });
  return table(
    'days',
    [
      ['visits', 'count'],
      ['visitors', 'count'],
      ['views', 'count'],
      ['sales', 'money'],
    ],
    values,
  );
}

async function hours({ tx, period }: ReportInput) {
  const rows = await readValues(tx, 'hour', { period, limit: 24 });
  const known = new Map(rows.map((row) => [row.value, row]));
  const values = Array.from({ length: 24 }, (_, hour) => {
    const row = known.get(String(hour).padStart(2, '0'));
    return { label: `${String(hour).padStart(2, '0')}:00`, values: [row?.visits ?? 0, row?.views ?? 0] };
  });
  return table(
    'hours',
    [
      ['visits', 'count'],
      ['views', 'count'],
    ],
    values,
  );
}

/** A report of tables of dimensions that visits are told apart by. */
function byDimension(dimensions: Readonly<Record<string, string>>) {
  return async ({ tx, period }: ReportInput): Promise<ReportParts> => {
    const tables = [];
    for (const [key, dimension] of Object.entries(dimensions)) {
      const rows = await readValues(tx, dimension, { period, limit: maxRows });
      tables.push(
        table(
          key,
          [
            ['visits', 'count'],
            ['views', 'count'],
            ['bounce', 'share'],
          ],
          rows.map(({ value, visits, views, bounces }) => ({
            label: value,
            values: [visits, views, shareOf(bounces, visits)],
          })),
        ),
      );
    }
    return { figures: [], series: null, tables };
  };
}

export const sources = byDimension({ sources: 'source', campaigns: 'campaign' });
export const places = byDimension({ languages: 'language', countries: 'country' });
export const devices = byDimension({ devices: 'device' });

/** Seconds that a heartbeat stands for. */
const beatSeconds = 30;

/** Pages by the visits that saw them, with the time that they were looked at, and those on which visits began. */
export async function pages({ tx, period }: ReportInput): Promise<ReportParts> {
  const seen = await readValues(tx, 'page', { period, limit: maxRows });
  const entries = await readValues(tx, 'entry', { period, limit: maxRows });
  const seenTable = table(
    'pages',
    [
      ['views', 'count'],
      ['visits', 'count'],
      ['time', 'ms'],
    ],
    seen.map(({ value, views, visits, events }) => ({
      label: value,
      values: [views, visits, shareOf(events * beatSeconds * 1000, visits)],
    })),
  );
  const entryTable = table(
    'entries',
    [
      ['visits', 'count'],
      ['bounce', 'share'],
    ],
    entries.map(({ value, visits, bounces }) => ({
      label: value,
      values: [visits, shareOf(bounces, visits)],
    })),
  );
  return { figures: [], series: null, tables: [seenTable, entryTable] };
}
