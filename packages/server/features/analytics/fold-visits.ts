import {
  deferFold,
  type DueDay,
  findDueDays,
  findVisitors,
  findVitals,
  foldDay,
  keepSketch,
  keepSpeed,
  noteFolded,
  type SpeedStep,
} from '@veranda/db/analytics/fold';
import { dropHitPartitions, ensureHitPartition } from '@veranda/db/analytics/hits';
import { rawHitDays } from '@veranda/domain/analytics/hit';
import { stepOf } from '@veranda/domain/analytics/speed-steps';
import { maxValues } from '@veranda/domain/analytics/sums';
import { sketchOf, writeSketch } from '@veranda/domain/analytics/visitor-sketch';
import { isTaken, type Vital, vitals } from '@veranda/domain/performance/vitals';
import { metrics } from '../../platform/observe/metrics.ts';
import type { Deps } from '../../services/deps.ts';

type FoldDeps = Pick<Deps, 'db' | 'now' | 'log' | 'sites'>;

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Days of sites that one look folds. */
const batch = 200;
/** Milliseconds that a statement over a day of hits may take. */
const statementLimit = 300_000;

/**
 * Folds the hits of days that have new ones into sums, makes the partitions of the days to come and drops those that are
 * older than 30 days. Any number may run at once, and one that is broken off is followed by another. @returns how many days
 */
export async function foldVisits(deps: FoldDeps): Promise<number> {
  const now = deps.now();
  await deps.db.global(async (tx) => {
    for (const ahead of [0, 1, 2]) await ensureHitPartition(tx, dayOf(now + ahead * dayMs));
    await dropHitPartitions(tx, dayOf(now - rawHitDays * dayMs));
  });
  const due = await deps.db.global((tx) => findDueDays(tx, new Date(now), batch));
  for (const day of due)
    try {
      await foldDue(deps, day);
    } catch (error) {
      // It goes to the back, so that it holds up no other site.
      deps.log.error({ err: error, site_id: day.siteId, day: day.day }, 'hits of a day could not be folded');
      await deps.db.global((tx) => deferFold(tx, day, new Date(now)));
    }
  return due.length;
}

async function foldDue(deps: FoldDeps, due: DueDay): Promise<void> {
  const since = performance.now();
  const site = await deps.sites.byId(due.siteId);
  // A day of UTC lies in two days of the site's clock.
  for (const day of site ? localDaysOf(due.day, site.timeZone) : []) {
    const folded = { day, timeZone: site?.timeZone ?? 'UTC' };
    if (isComplete(day, deps.now())) await foldLocalDay(deps, due.siteId, folded);
  }
  const fold = { at: new Date(deps.now()), tookMs: Math.round(performance.now() - since) };
  metrics.foldDuration.observe(fold.tookMs / 1000);
  await deps.db.global((tx) => noteFolded(tx, due, fold));
}

// Sums of a day whose raw hits are in part gone would be wrong.
function isComplete(day: string, now: number): boolean {
  return Date.parse(day) >= now - (rawHitDays - 1) * dayMs;
}

function localDaysOf(utcDay: string, timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const start = Date.parse(utcDay);
  return [...new Set([start, start + dayMs - 1].map((time) => format.format(time)))];
}

async function foldLocalDay(
  deps: FoldDeps,
  siteId: string,
  folded: { readonly day: string; readonly timeZone: string },
): Promise<void> {
  await deps.db.forSite(
    siteId,
    async (tx) => {
      await foldDay(tx, folded);
      const visitors = await findVisitors(tx, folded);
      await keepSketch(tx, folded.day, writeSketch(sketchOf(visitors)));
      await keepSpeed(tx, folded.day, stepsOf(await findVitals(tx, folded)));
    },
    { statementLimit },
  );
}

function stepsOf(rows: readonly { path: string; vital: string; value: number }[]): SpeedStep[] {
  const loads = new Map<string, SpeedStep>();
  for (const { path, vital, value } of rows) {
    if (!Object.hasOwn(vitals, vital) || !isTaken(value)) continue;
    const step = stepOf(vital as Vital, value);
    const key = `${vital} ${step} ${path}`;
    loads.set(key, { path, vital, step, loads: (loads.get(key)?.loads ?? 0) + 1 });
  }
  return ofMostLoaded([...loads.values()]);
}

function ofMostLoaded(steps: readonly SpeedStep[]): SpeedStep[] {
  const loads = new Map<string, number>();
  for (const step of steps) loads.set(step.path, (loads.get(step.path) ?? 0) + step.loads);
  if (loads.size <= maxValues) return [...steps];
  const kept = [...loads].toSorted(([, a], [, b]) => b - a).slice(0, maxValues);
  const paths = new Set(kept.map(([path]) => path));
  return steps.filter(({ path }) => paths.has(path));
}
