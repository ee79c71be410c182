import type { Discount } from '@veranda/contracts/discounts';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { effectSummary, statusBadge } from './discount-messages.ts';
import { t } from './messages.ts';

interface DiscountTableProps {
  readonly discounts: readonly Discount[];
  readonly currency: string;
  readonly isReadOnly: boolean;
  readonly onChange: (discount: Discount) => void;
  readonly onRemove: (discount: Discount) => void;
}

/** Discounts as rows: what each takes off, where it stands, how often orders have had it. */
export function DiscountTable(props: DiscountTableProps) {
  const columns = props.isReadOnly ? factsOf(props) : [...factsOf(props), actionsOf(props)];
  return (
    <DataTable label={t('discounts')} columns={columns} rows={props.discounts} rowKey={({ id }) => id} />
  );
}

function factsOf({ currency }: DiscountTableProps): TableColumn<Discount>[] {
  const now = new Date();
  return [
    {
      key: 'name',
      header: t('discount'),
      mobileSlot: 'title',
      render: (discount) => (
        <span>
          <strong>{discount.code ?? discount.name}</strong>
          <span className="ui-help discount-note">{discount.code ? discount.name : t('automatic')}</span>
        </span>
      ),
    },
    { key: 'effect', header: t('value'), render: (discount) => effectSummary(discount, currency) },
    {
      key: 'status',
      header: t('status'),
      render: (discount) => {
        const { label, tone } = statusBadge(discount, now);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      key: 'used',
      header: t('used'),
      isEnd: true,
      mobileSlot: 'labelled',
      render: ({ used, limit }) => (limit === null ? used : t('usedOfLimit', { used, limit })),
    },
  ];
}

function actionsOf({ onChange, onRemove }: DiscountTableProps): TableColumn<Discount> {
  return {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (discount) => {
      const name = discount.code ?? discount.name;
      return (
        <span className="ui-row ui-row--nowrap discount-actions">
          <Button size="small" aria-label={t('editName', { name })} onPress={() => onChange(discount)}>
            {t('edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('removeName', { name })}
            onPress={() => onRemove(discount)}
          >
            {t('remove')}
          </Button>
        </span>
      );
    },
  };
}
