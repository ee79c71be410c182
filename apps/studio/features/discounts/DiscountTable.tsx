import type { Discount } from '@veranda/contracts/discounts';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { effectWords, standingOf } from './discount-words.ts';

export interface DiscountTableProps {
  readonly discounts: readonly Discount[];
  readonly currency: string;
  readonly isReadOnly: boolean;
  readonly onChange: (discount: Discount) => void;
  readonly onRemove: (discount: Discount) => void;
}

/** Discounts as rows: what each takes off, where it stands, how often orders have had it. */
export function DiscountTable(props: DiscountTableProps) {
  const columns = props.isReadOnly ? factsOf(props) : [...factsOf(props), actionsOf(props)];
  return <DataTable label="Discounts" columns={columns} rows={props.discounts} rowKey={({ id }) => id} />;
}

function factsOf({ currency }: DiscountTableProps): TableColumn<Discount>[] {
  const now = new Date();
  return [
    {
      key: 'name',
      header: 'Discount',
      onPhone: 'lead',
      render: (discount) => (
        <span>
          <strong>{discount.code ?? discount.name}</strong>
          <span className="ui-help discount-note">{discount.code ? discount.name : 'Automatic'}</span>
        </span>
      ),
    },
    { key: 'effect', header: 'Value', render: (discount) => effectWords(discount, currency) },
    {
      key: 'standing',
      header: 'Status',
      render: (discount) => {
        const { label, tone } = standingOf(discount, now);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      key: 'used',
      header: 'Used',
      isEnd: true,
      onPhone: 'labelled',
      render: ({ used, limit }) => (limit === null ? used : `${String(used)} of ${String(limit)}`),
    },
  ];
}

function actionsOf({ onChange, onRemove }: DiscountTableProps): TableColumn<Discount> {
  return {
    key: 'acts',
    header: 'Actions',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
    render: (discount) => {
      const name = discount.code ?? discount.name;
      return (
        <span className="ui-row ui-row--nowrap discount-acts">
          <Button size="small" aria-label={`Edit ${name}`} onPress={() => onChange(discount)}>
            Edit
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${name}`}
            onPress={() => onRemove(discount)}
          >
            Remove
          </Button>
        </span>
      );
    },
  };
}
