import { readLive, readSpeed, type SummedStep } from '@veranda/db/analytics/figures-reader';
import { p75 } from '@veranda/domain/analytics/speed-steps';
import { type Vital, vitals } from '@veranda/domain/performance/vitals';
import { figure, type ReportInput, type ReportParts, table } from './report-input.ts';

const names = Object.keys(vitals) as Vital[];
const maxPages = 50;
const unitOf = (vital: Vital) => (vital === 'cumulativeLayoutShift' ? 'shift' : 'ms');

/** The five web vitals that three of four loads were better than, of the site and of its most loaded pages. */
export async function speed({ tx, period, before }: ReportInput): Promise<ReportParts> {
  const now = await readSpeed(tx, { period, pages: maxPages });
  const earlier = await readSpeed(tx, { period: before, pages: 0 });
  const paths = [...new Set(now.map(({ path }) => path))].filter((path) => path !== '');
  return {
    figures: names.map((vital) =>
      figure(vital, unitOf(vital), [valueOf(now, '', vital), valueOf(earlier, '', vital)]),
    ),
    series: null,
    tables: [
      table(
        'speed',
        [['loads', 'count'], ...names.map((vital) => [vital, unitOf(vital)] as const)],
        paths.map((path) => ({
          label: path,
          values: [loadsOf(now, path), ...names.map((vital) => valueOf(now, path, vital))],
        })),
      ),
    ],
  };
}

function valueOf(steps: readonly SummedStep[], path: string, vital: Vital): number | null {
  const value = p75(
    vital,
    steps.filter((step) => step.path === path && step.vital === vital),
  );
  if (value === null) return null;
  return vital === 'cumulativeLayoutShift' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

// Not every browser tells of every vital: the one that most tell of is that of all loads.
function loadsOf(steps: readonly SummedStep[], path: string): number {
  const loads = names.map((vital) =>
    steps
      .filter((step) => step.path === path && step.vital === vital)
      .reduce((sum, step) => sum + step.loads, 0),
  );
  return Math.max(...loads);
}

/** Minutes that count as now. */
const liveMinutes = 30;

/** Visitors of the last half hour, by minute and by the page that each looked at last. */
export async function live({ tx, now }: ReportInput): Promise<ReportParts> {
  const { visitors, minutes, pages } = await readLive(tx, new Date(now - liveMinutes * 60_000));
  const known = new Map(minutes.map((row) => [Date.parse(row.minute), row]));
  const last = Math.floor(now / 60_000) * 60_000;
  const rows = Array.from({ length: liveMinutes }, (_, index) => {
    const time = last - (liveMinutes - 1 - index) * 60_000;
    const row = known.get(time);
    return { label: new Date(time).toISOString(), values: [row?.visitors ?? 0, row?.views ?? 0] };
  });
  return {
    figures: [figure('liveVisitors', 'count', [visitors, null])],
    series: table(
      'minutes',
      [
        ['visitors', 'count'],
        ['views', 'count'],
      ],
      rows,
    ),
    tables: [
      table(
        'livePages',
        [['visitors', 'count']],
        pages.map(({ path, visitors: count }) => ({ label: path, values: [count] })),
      ),
    ],
  };
}
