import type { CheckoutView } from '@veranda/contracts/checkout-view';

/** Summary of the order in one line: on a phone the order is below the form. */
export function OrderSummaryBar({ summaryBar }: { readonly summaryBar: CheckoutView['summaryBar'] }) {
  return (
    <a className="summary-bar" href="#order">
      <span>
        {`${summaryBar.count} · `}
        <span className="more">{summaryBar.more}</span>
      </span>
      <strong>{summaryBar.total}</strong>
    </a>
  );
}
