import { planIn, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { cycleStart, readWall } from '@veranda/domain/subscriptions/cycle-dates';

/** When the cycle of a number begins; the first is number 1. */
export function startOfCycle(
  row: Pick<SubscriptionRecord, 'anchorLocal' | 'timeZone' | 'periodValue' | 'periodUnit' | 'numCycles'>,
  cycleNo: number,
): Date {
  const anchor = { wall: readWall(row.anchorLocal), timeZone: row.timeZone };
  return new Date(cycleStart(anchor, planIn(row), cycleNo - 1));
}
