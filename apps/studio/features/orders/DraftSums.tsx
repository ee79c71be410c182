import type { Draft } from '@veranda/contracts/orders-drafts';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showMoney } from '../../format-money.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { DraftEdit } from './use-draft.ts';

/** What is off the order, and what it comes to. */
export function DraftSums({ edit }: { readonly edit: DraftEdit }) {
  const { draft, form, set, isReadOnly, saving } = edit;
  return (
    <Panel title="Total">
      {isReadOnly ? null : (
        <DiscountFields
          label="Discount on the order"
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
          <span>Total</span>
          <span>{showMoney(draft.total)}</span>
        </div>
        {isSome(draft.includedTax) ? (
          <div className="order-sum">
            <span>Including tax</span>
            <span>{showMoney(draft.includedTax)}</span>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

function rowsOf(draft: Draft): [string, string][] {
  return [
    ['Subtotal', showMoney(draft.subtotal)],
    ...(isSome(draft.discountTotal)
      ? [['Discount', `−${showMoney(draft.discountTotal)}`] as [string, string]]
      : []),
    ...(draft.requiresShipping
      ? [
          ['Shipping', draft.shipping.kind === 'none' ? 'At checkout' : showMoney(draft.shippingCost)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(isSome(draft.tax) ? [['Tax', showMoney(draft.tax)] as [string, string]] : []),
  ];
}

function isSome(money: Draft['total']): boolean {
  return Number(money.value) !== 0;
}
