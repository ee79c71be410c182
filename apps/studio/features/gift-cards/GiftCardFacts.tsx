import type { GiftCard } from '@veranda/contracts/gift-cards';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

/** Balance, recipient and origin of a gift card. */
export function GiftCardFacts({ card, site }: { readonly card: GiftCard; readonly site: string }) {
  const facts: readonly (readonly [string, string])[] = [
    [t('value'), showMoney(card.initial)],
    [t('for'), card.recipientName],
    [t('email'), card.recipientEmail],
    [t('from'), card.senderName],
    [
      card.delivered ? t('emailed') : t('willBeEmailed'),
      card.deliverAt === '' ? '' : formatDateTime(card.deliverAt),
    ],
    [t('issued'), formatDateTime(card.issuedAt)],
    [t('issuedBy'), card.issuedBy],
    [t('note'), card.note],
  ];
  return (
    <Panel title={t('balance')}>
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
      {card.orderId ? <TextLink href={paths.order(site, card.orderId)}>{t('viewOrder')}</TextLink> : null}
    </Panel>
  );
}
