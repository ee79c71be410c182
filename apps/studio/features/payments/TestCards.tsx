import type { PaymentSettings } from '@veranda/contracts/payments';

/** The cards to try the checkout with, and what becomes of each. */
export function TestCards({ cards }: { readonly cards: PaymentSettings['testCards'] }) {
  return (
    <details className="test-cards">
      <summary>Cards to try it with</summary>
      <p className="ui-help">Any date to come, any three digits.</p>
      <ul>
        {cards.map((card) => (
          <li key={card.number}>
            <code>{card.number}</code>
            <span>{card.purpose}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
