import type { Discount } from '@veranda/contracts/discounts';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { showMoney } from '../../format-money.ts';
import { t } from './messages.ts';

/** Effect of a discount, as text: "25 % off 2 products". */
export function effectSummary({ effect, scope }: Discount, currency: string): string {
  const where = { scope: scope.kind, count: scopeCount(scope) };
  switch (effect.kind) {
    case 'percent':
      return t('percentOffScope', { percent: effect.percent, ...where });
    case 'fixed':
      return t('amountOffScope', { amount: showMoney({ value: effect.amount, currency }), ...where });
    case 'free-shipping':
      return t('freeShipping');
    case 'buy-x-get-y': {
      const { buy, get, percent } = effect;
      return t('buyXGetYOf', { buy, get, percent, kind: percent === 100 ? 'free' : 'percent', ...where });
    }
  }
}

function scopeCount(scope: Discount['scope']): number {
  if (scope.kind === 'order') return 0;
  return scope.kind === 'products' ? scope.productIds.length : scope.categoryIds.length;
}

/** Current state of a discount. */
export function statusBadge(discount: Discount, now: Date): { label: string; tone: BadgeTone } {
  const { active, startsAt, endsAt, limit, used } = discount;
  if (!active) return { label: t('off'), tone: 'neutral' };
  if (endsAt !== null && new Date(endsAt) <= now) return { label: t('ended'), tone: 'neutral' };
  if (limit !== null && used >= limit) return { label: t('usedUp'), tone: 'neutral' };
  if (startsAt !== null && new Date(startsAt) > now) return { label: t('scheduled'), tone: 'info' };
  return { label: t('active'), tone: 'ok' };
}
