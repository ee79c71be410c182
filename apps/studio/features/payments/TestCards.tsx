import type { PaymentSettings } from '@veranda/contracts/payments';
import { t } from './messages.ts';

/** The cards to try the checkout with, and what becomes of each. */
export function TestCards({ cards }: { readonly cards: PaymentSettings['testCards'] }) {
  return (
    <details className="test-cards">
      <summary>{t('testCards')}</summary>
      <p className="ui-help">{t('testCardHelp')}</p>
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
