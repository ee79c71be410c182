import type { Discount } from '@veranda/contracts/discounts';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { showMoney } from '../../format-money.ts';

/** What a discount takes off, in words: "25 % off 2 products". */
export function effectWords({ effect, scope }: Discount, currency: string): string {
  const where = scopeWords(scope);
  switch (effect.kind) {
    case 'percent':
      return `${String(effect.percent)}% off ${where}`;
    case 'fixed':
      return `${showMoney({ value: effect.amount, currency })} off ${where}`;
    case 'free-shipping':
      return 'Free shipping';
    case 'buy-x-get-y': {
      const off = effect.percent === 100 ? 'free' : `${String(effect.percent)}% off`;
      return `Buy ${String(effect.buy)} of ${where}, get ${String(effect.get)} ${off}`;
    }
  }
}

function scopeWords(scope: Discount['scope']): string {
  if (scope.kind === 'order') return 'the order';
  const [count, one, many] =
    scope.kind === 'products'
      ? [scope.productIds.length, '1 product', 'products']
      : [scope.categoryIds.length, '1 category', 'categories'];
  return count === 1 ? one : `${String(count)} ${many}`;
}

/** Where a discount stands now. */
export function standingOf(discount: Discount, now: Date): { label: string; tone: BadgeTone } {
  const { active, startsAt, endsAt, limit, used } = discount;
  if (!active) return { label: 'Off', tone: 'neutral' };
  if (endsAt !== null && new Date(endsAt) <= now) return { label: 'Ended', tone: 'neutral' };
  if (limit !== null && used >= limit) return { label: 'Used up', tone: 'neutral' };
  if (startsAt !== null && new Date(startsAt) > now) return { label: 'Scheduled', tone: 'info' };
  return { label: 'Active', tone: 'ok' };
}
