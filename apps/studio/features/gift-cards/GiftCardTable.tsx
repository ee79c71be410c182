import type { GiftCard } from '@veranda/contracts/gift-cards';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { giftCardWord, holderOf } from './gift-card-words.ts';

/** Cards as rows: whom they are for and what is left on them. */
export function GiftCardTable({
  cards,
  site,
}: {
  readonly cards: readonly GiftCard[];
  readonly site: string;
}) {
  return <DataTable label="Gift cards" columns={columnsOf(site)} rows={cards} rowKey={(card) => card.id} />;
}

function columnsOf(site: string): readonly TableColumn<GiftCard>[] {
  return [
    {
      key: 'code',
      header: 'Card',
      onPhone: 'lead',
      render: (card) => <TextLink href={paths.giftCard(site, card.id)}>{`•••• ${card.last4}`}</TextLink>,
    },
    { key: 'holder', header: 'For', render: holderOf },
    {
      key: 'issued',
      header: 'Issued',
      render: (card) => <span className="ui-muted">{formatDay(card.issuedAt)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      render: (card) => {
        const word = giftCardWord(card);
        return <Badge tone={word.tone}>{word.label}</Badge>;
      },
    },
    {
      key: 'initial',
      header: 'Value',
      isEnd: true,
      onPhone: 'labelled',
      render: (card) => <span className="ui-muted">{showMoney(card.initial)}</span>,
    },
    {
      key: 'balance',
      header: 'Balance',
      isEnd: true,
      onPhone: 'push',
      render: (card) => <strong>{showMoney(card.balance)}</strong>,
    },
  ];
}
