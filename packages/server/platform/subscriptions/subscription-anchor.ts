import { planIn, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { cycleStart, readWall } from '@veranda/domain/subscriptions/cycle-dates';

/** When the cycle of a number begins; the first is number 1. */
export function startOfCycle(
  row: Pick<SubscriptionRow, 'anchor_local' | 'time_zone' | 'period_value' | 'period_unit' | 'num_cycles'>,
  cycleNo: number,
): Date {
  const anchor = { wall: readWall(row.anchor_local), timeZone: row.time_zone };
  return new Date(cycleStart(anchor, planIn(row), cycleNo - 1));
}
