import type { GiftCard } from '@veranda/contracts/gift-cards';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { giftCardBadge, holderOf } from './gift-card-badge.ts';
import { t } from './messages.ts';

/** Cards as rows: whom they are for and what is left on them. */
export function GiftCardTable({
  cards,
  site,
}: {
  readonly cards: readonly GiftCard[];
  readonly site: string;
}) {
  return (
    <DataTable label={t('giftCards')} columns={columnsOf(site)} rows={cards} rowKey={(card) => card.id} />
  );
}

function columnsOf(site: string): readonly TableColumn<GiftCard>[] {
  return [
    {
      key: 'code',
      header: t('card'),
      mobileSlot: 'title',
      render: (card) => <TextLink href={paths.giftCard(site, card.id)}>{`•••• ${card.last4}`}</TextLink>,
    },
    { key: 'holder', header: t('for'), render: holderOf },
    {
      key: 'issued',
      header: t('issued'),
      render: (card) => <span className="ui-muted">{formatDay(card.issuedAt)}</span>,
    },
    {
      key: 'status',
      header: t('status'),
      render: (card) => {
        const word = giftCardBadge(card);
        return <Badge tone={word.tone}>{word.label}</Badge>;
      },
    },
    {
      key: 'initial',
      header: t('value'),
      isEnd: true,
      mobileSlot: 'labelled',
      render: (card) => <span className="ui-muted">{showMoney(card.initial)}</span>,
    },
    {
      key: 'balance',
      header: t('balance'),
      isEnd: true,
      mobileSlot: 'end',
      render: (card) => <strong>{showMoney(card.balance)}</strong>,
    },
  ];
}
