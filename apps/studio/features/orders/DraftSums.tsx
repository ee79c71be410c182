import type { Draft } from '@veranda/contracts/orders-drafts';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showMoney } from '../../format-money.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/** Discount, shipping, tax and total of a draft. */
export function DraftSums({ edit }: { readonly edit: DraftEdit }) {
  const { draft, form, set, isReadOnly, saving } = edit;
  return (
    <Panel title={t('total')}>
      {isReadOnly ? null : (
        <DiscountFields
          label={t('discountOnTheOrder')}
          value={form.discount}
          onChange={(discount) => set({ discount })}
        />
      )}
      <div className="order-sums" aria-busy={saving.isDirty} data-old={saving.isDirty ? '' : undefined}>
        {rowsOf(draft).map(([name, amount]) => (
          <div key={name} className="order-sum">
            <span>{name}</span>
            <span>{amount}</span>
          </div>
        ))}
        <div className="order-sum order-sum--total">
          <span>{t('total')}</span>
          <span>{showMoney(draft.total)}</span>
        </div>
        {isSome(draft.includedTax) ? (
          <div className="order-sum">
            <span>{t('includingTax')}</span>
            <span>{showMoney(draft.includedTax)}</span>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

function rowsOf(draft: Draft): [string, string][] {
  return [
    [t('subtotal'), showMoney(draft.subtotal)],
    ...(isSome(draft.discountTotal)
      ? [[t('discount'), `−${showMoney(draft.discountTotal)}`] as [string, string]]
      : []),
    ...(draft.requiresShipping
      ? [
          [
            t('shipping'),
            draft.shipping.kind === 'none' ? t('atCheckout') : showMoney(draft.shippingCost),
          ] as [string, string],
        ]
      : []),
    ...(isSome(draft.tax) ? [[t('tax'), showMoney(draft.tax)] as [string, string]] : []),
  ];
}

function isSome(money: Draft['total']): boolean {
  return Number(money.value) !== 0;
}
