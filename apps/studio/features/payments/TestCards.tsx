import type { PaymentSettings } from '@veranda/contracts/payments';

/** The cards to try the checkout with, and what becomes of each. */
export function TestCards({ cards }: { readonly cards: PaymentSettings['testCards'] }) {
  return (
    <details className="test-cards">
      <summary>Test cards</summary>
      <p className="ui-help">Use any future date and any three digits.</p>
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
