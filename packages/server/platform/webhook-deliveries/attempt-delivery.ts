import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  type DeliveryState,
  deliveryStateOf,
  nextDeliveryState,
  pauseAfter,
} from '@veranda/domain/mailing-lists/delivery-states';
import type { PlatformDeps } from '../deps.ts';
import type { Outcome } from './delivery-outcome.ts';
import { breakerPause, type TargetBreakers } from '../egress/target-breakers.ts';

/**
 * Milliseconds for which nobody else may take the message of a try that is being made: several calls of 5 s.
 */
const tryTime = 60_000;

/** A try of a delivery; `turn` tells it from one that a replay has taken the place of. */
export interface DeliveryTry {
  readonly deliveryId: string;
  readonly turn: number;
}

/** Progress of a delivery in its row. */
interface DeliveryProgress {
  readonly id: string;
  readonly state: string;
  readonly turn: number;
  /** Tries in all, and those since the last replay. */
  readonly attempts: number;
  readonly tries: number;
  readonly lastError: string;
  readonly nextTryAt: Date | null;
}

/** Changes of the progress by an attempt. */
interface ProgressChange {
  readonly state: DeliveryState;
  readonly turn?: number;
  readonly attempts?: number;
  readonly tries?: number;
  readonly lastError?: string;
  readonly nextTryAt: Date | null;
  readonly sentAt?: Date;
}

/** Storage of a feature's deliveries, and the function that sends one of them. */
export interface DeliverySource<Row extends DeliveryProgress, Parcel> {
  lock(tx: SiteTransaction, id: string): Promise<Row | undefined>;
  update(tx: SiteTransaction, id: string, change: ProgressChange): Promise<void>;
  /** Leaves the message of the next try. */
  leaveTurn(
    tx: SiteTransaction,
    row: Row,
    next: { readonly turn: number; readonly dueAt: Date },
  ): Promise<void>;
  /** Content to deliver, read now; undefined when there is nothing left to deliver. */
  pack(tx: SiteTransaction, row: Row): Promise<Parcel | undefined>;
  /** Names the place it goes to: one that does not answer is left alone for a while. */
  placeOf(row: Row): string;
  /**
   * Delivery to a place in the same database, where recording and delivering are one step; null for
   * elsewhere.
   */
  bringInside(parcel: Parcel): ((tx: SiteTransaction) => Promise<Outcome>) | null;
  bring(parcel: Parcel): Promise<Outcome>;
}

interface Attempt {
  readonly siteId: string;
  readonly order: DeliveryTry;
  readonly holdFor: (milliseconds: number) => Promise<void>;
  readonly breakers: TargetBreakers;
}

type AttemptDeps = Pick<PlatformDeps, 'db' | 'now' | 'random'>;

/**
 * Makes one try. Its content is read now, so that erased data goes nowhere. What the target says decides
 * between sent, tried again after a pause and given up; the message itself is done in any case, as the next
 * try has its own.
 */
export async function attemptDelivery<Row extends DeliveryProgress, Parcel>(
  deps: AttemptDeps,
  book: DeliverySource<Row, Parcel>,
  attempt: Attempt,
): Promise<'done' | 'again'> {
  const { siteId, holdFor, breakers } = attempt;
  await holdFor(tryTime);
  const begun = await deps.db.forSite(siteId, (tx) => begin(deps, tx, { book, attempt }));
  if (begun === 'over') return 'done';
  if (begun === 'busy') return 'again';
  const inside = book.bringInside(begun.parcel);
  if (inside) {
    await deps.db.forSite(siteId, async (tx) => end(deps, tx, { book, attempt, outcome: await inside(tx) }));
    return 'done';
  }
  const outcome = await book.bring(begun.parcel);
  const breaker = breakers.of(`${siteId}|${book.placeOf(begun.row)}`);
  if (outcome.kind === 'later') breaker.failed();
  else breaker.succeeded();
  await deps.db.forSite(siteId, (tx) => end(deps, tx, { book, attempt, outcome }));
  return 'done';
}

interface Step<Row extends DeliveryProgress, Parcel> {
  readonly book: DeliverySource<Row, Parcel>;
  readonly attempt: Attempt;
}

const quiet = 'It has not answered lately.';

// While a try is being made the row says until when nobody else may make one: a worker that comes upon its
// message in the meantime leaves it, and one that has died is followed when that time is over.
async function begin<Row extends DeliveryProgress, Parcel>(
  deps: Pick<PlatformDeps, 'now'>,
  tx: SiteTransaction,
  { book, attempt: { order, breakers } }: Step<Row, Parcel>,
): Promise<{ row: Row; parcel: Parcel } | 'over' | 'busy'> {
  const row = await book.lock(tx, order.deliveryId);
  if (!row || row.turn !== order.turn) return 'over';
  const before = deliveryStateOf(row.state);
  const state = nextDeliveryState(before, 'begin');
  const parcel = await book.pack(tx, row);
  if (state === null || parcel === undefined) return 'over';
  const now = deps.now();
  if (before === 'pending' && (row.nextTryAt?.getTime() ?? 0) > now) return 'busy';
  if (!breakers.of(`${tx.siteId}|${book.placeOf(row)}`).allows()) {
    await plan(deps, tx, { book, row, pause: breakerPause, reason: row.lastError || quiet });
    return 'over';
  }
  await book.update(tx, row.id, {
    state,
    attempts: row.attempts + 1,
    tries: row.tries + 1,
    nextTryAt: new Date(now + tryTime),
  });
  return { row, parcel };
}

async function end<Row extends DeliveryProgress, Parcel>(
  deps: Pick<PlatformDeps, 'now' | 'random'>,
  tx: SiteTransaction,
  { book, attempt: { order }, outcome }: Step<Row, Parcel> & { readonly outcome: Outcome },
): Promise<void> {
  const row = await book.lock(tx, order.deliveryId);
  if (!row || nextDeliveryState(deliveryStateOf(row.state), outcome.kind) === null) return;
  if (outcome.kind === 'sent') {
    const sentAt = new Date(deps.now());
    await book.update(tx, row.id, { state: 'sent', sentAt, nextTryAt: null, lastError: '' });
    return;
  }
  const chance = (deps.random(1)[0] ?? 0) / 256;
  const pause = outcome.kind === 'later' ? pauseAfter(row.tries, chance) : null;
  if (pause === null)
    await book.update(tx, row.id, { state: 'dead', nextTryAt: null, lastError: outcome.reason });
  else await plan(deps, tx, { book, row, pause, reason: outcome.reason });
}

interface Plan<Row extends DeliveryProgress, Parcel> {
  readonly book: DeliverySource<Row, Parcel>;
  readonly row: Row;
  readonly pause: number;
  readonly reason: string;
}

/** Plans the next try of a delivery that has not arrived, after a pause in milliseconds. */
async function plan<Row extends DeliveryProgress, Parcel>(
  deps: Pick<PlatformDeps, 'now'>,
  tx: SiteTransaction,
  { book, row, pause, reason }: Plan<Row, Parcel>,
): Promise<void> {
  const dueAt = new Date(deps.now() + pause);
  const turn = row.turn + 1;
  await book.update(tx, row.id, { state: 'failed', turn, nextTryAt: dueAt, lastError: reason });
  await book.leaveTurn(tx, row, { turn, dueAt });
}
