import type { CheckoutView } from '@veranda/contracts/checkout-view';

/** Summary of the order in one line: on a phone the order is below the form. */
export function OrderSummaryBar({ glance }: { readonly glance: CheckoutView['glance'] }) {
  return (
    <a className="glance" href="#order">
      <span>
        {`${glance.count} · `}
        <span className="more">{glance.more}</span>
      </span>
      <strong>{glance.total}</strong>
    </a>
  );
}
