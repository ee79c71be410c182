import type { FundView } from '@veranda/contracts/donations';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

interface FundTableProps {
  readonly funds: readonly FundView[];
  readonly isReadOnly: boolean;
  readonly onChange: (fund: FundView) => void;
  readonly onRemove: (fund: FundView) => void;
}

/** Funds as rows: what has come in for each, and whether it takes more. */
export function FundTable(props: FundTableProps) {
  const facts = factsOf(useSite());
  const columns = props.isReadOnly ? facts : [...facts, actionsOf(props)];
  return <DataTable label={t('funds')} columns={columns} rows={props.funds} rowKey={({ id }) => id} />;
}

function factsOf(site: SiteDetail): TableColumn<FundView>[] {
  return [
    {
      key: 'name',
      header: t('fund'),
      mobileSlot: 'title',
      render: (fund) => (
        <span>
          <strong>{fund.name}</strong>
          <span className="ui-help fund-note">
            <TextLink href={viewAddress(site, new URL(fund.url, site.url).href)} target="_blank">
              {t('viewPage')}
            </TextLink>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      render: ({ isOpen }) => (
        <Badge tone={isOpen ? 'ok' : 'neutral'}>{isOpen ? t('open') : t('closed')}</Badge>
      ),
    },
    {
      key: 'gifts',
      header: t('donations'),
      isEnd: true,
      mobileSlot: 'labelled',
      render: ({ gifts }) => gifts,
    },
    raised,
  ];
}

const raised: TableColumn<FundView> = {
  key: 'raised',
  header: t('raised'),
  isEnd: true,
  mobileSlot: 'end',
  render: (fund) => (
    <span>
      <strong>{showMoney(fund.raised)}</strong>
      {fund.goal ? (
        <span className="ui-help fund-note">
          {t('ofGoal', { goal: showMoney({ ...fund.raised, value: fund.goal }) })}
        </span>
      ) : null}
    </span>
  ),
};

function actionsOf({ onChange, onRemove }: FundTableProps): TableColumn<FundView> {
  return {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (fund) => (
      <span className="ui-row ui-row--nowrap fund-actions">
        <Button size="small" aria-label={t('editName', { name: fund.name })} onPress={() => onChange(fund)}>
          {t('edit')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('removeName', { name: fund.name })}
          onPress={() => onRemove(fund)}
        >
          {t('remove')}
        </Button>
      </span>
    ),
  };
}
