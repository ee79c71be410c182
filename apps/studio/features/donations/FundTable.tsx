import type { FundView } from '@veranda/contracts/donations';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';

export interface FundTableProps {
  readonly funds: readonly FundView[];
  readonly isReadOnly: boolean;
  readonly onChange: (fund: FundView) => void;
  readonly onRemove: (fund: FundView) => void;
}

/** Funds as rows: what has come in for each, and whether it takes more. */
export function FundTable(props: FundTableProps) {
  const { url } = useSite();
  const columns = props.isReadOnly ? factsOf(url) : [...factsOf(url), actionsOf(props)];
  return <DataTable label="Funds" columns={columns} rows={props.funds} rowKey={({ id }) => id} />;
}

function factsOf(site: string): TableColumn<FundView>[] {
  return [
    {
      key: 'name',
      header: 'Fund',
      onPhone: 'lead',
      render: (fund) => (
        <span>
          <strong>{fund.name}</strong>
          <span className="ui-help fund-note">
            <TextLink href={`${site.replace(/\/$/, '')}${fund.url}`} target="_blank">
              View page
            </TextLink>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      render: ({ isOpen }) => <Badge tone={isOpen ? 'ok' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Badge>,
    },
    { key: 'gifts', header: 'Donations', isEnd: true, onPhone: 'labelled', render: ({ gifts }) => gifts },
    {
      key: 'raised',
      header: 'Raised',
      isEnd: true,
      onPhone: 'push',
      render: ({ raised, goal }) => (
        <span>
          <strong>{showMoney(raised)}</strong>
          {goal ? (
            <span className="ui-help fund-note">of {showMoney({ ...raised, value: goal })}</span>
          ) : null}
        </span>
      ),
    },
  ];
}

function actionsOf({ onChange, onRemove }: FundTableProps): TableColumn<FundView> {
  return {
    key: 'acts',
    header: 'Actions',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
    render: (fund) => (
      <span className="ui-row ui-row--nowrap fund-acts">
        <Button size="small" aria-label={`Edit ${fund.name}`} onPress={() => onChange(fund)}>
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${fund.name}`}
          onPress={() => onRemove(fund)}
        >
          Remove
        </Button>
      </span>
    ),
  };
}
