import type { GiftCard } from '@veranda/contracts/gift-cards';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';

/** What is left on a card, whom it is for, and where it came from. */
export function GiftCardFacts({ card, site }: { readonly card: GiftCard; readonly site: string }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Value', showMoney(card.initial)],
    ['For', card.recipientName],
    ['E-mail', card.recipientEmail],
    ['From', card.senderName],
    [
      card.delivered ? 'E-mailed' : 'Will be e-mailed',
      card.deliverAt === '' ? '' : formatDateTime(card.deliverAt),
    ],
    ['Issued', formatDateTime(card.issuedAt)],
    ['Issued by', card.issuedBy],
    ['Note', card.note],
  ];
  return (
    <Panel title="Balance">
      <p className="gift-balance">{showMoney(card.balance)}</p>
      {card.message ? <blockquote className="gift-message">{card.message}</blockquote> : null}
      <dl className="gift-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {card.orderId ? <TextLink href={paths.order(site, card.orderId)}>View order</TextLink> : null}
    </Panel>
  );
}
