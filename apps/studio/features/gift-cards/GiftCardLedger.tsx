import type { GiftCardDetail } from '@veranda/contracts/gift-cards';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

type Line = GiftCardDetail['ledger'][number];

interface GiftCardLedgerProps {
  readonly ledger: readonly Line[];
  readonly site: string;
}

/** Everything that has moved on a card, newest first. */
export function GiftCardLedger({ ledger, site }: GiftCardLedgerProps) {
  return (
    <Panel title={t('transactions')}>
      <DataTable
        label={t('transactions')}
        columns={columnsOf(site)}
        rows={ledger}
        rowKey={(line) => line.id}
        isDense
      />
    </Panel>
  );
}

function columnsOf(site: string): readonly TableColumn<Line>[] {
  return [
    {
      key: 'text',
      header: t('type'),
      mobileSlot: 'title',
      render: (line) => (
        <>
          {line.text}
          {line.orderNumber === null ? null : (
            <>
              {' '}
              <TextLink href={paths.order(site, line.orderId)}>#{line.orderNumber}</TextLink>
            </>
          )}
        </>
      ),
    },
    {
      key: 'at',
      header: t('date'),
      render: (line) => <span className="ui-muted">{formatDateTime(line.at)}</span>,
    },
    {
      key: 'delta',
      header: t('amount'),
      isEnd: true,
      mobileSlot: 'end',
      render: (line) => (Number(line.delta.value) === 0 ? '—' : <strong>{showMoney(line.delta)}</strong>),
    },
  ];
}
