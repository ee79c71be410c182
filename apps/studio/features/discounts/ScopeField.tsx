import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { X } from 'lucide-react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import type { ScopeForm, ScopeKind } from './discount-form.ts';
import { categoryChoicesQuery, productChoicesQuery } from './discount-queries.ts';
import { t } from './messages.ts';

interface ScopeFieldProps {
  readonly label: string;
  readonly scope: ScopeForm;
  readonly onChange: (scope: ScopeForm) => void;
  readonly errorMessage: string | undefined;
}

const kinds = [
  { value: 'order', label: t('entireOrder') },
  { value: 'products', label: t('specificProducts') },
  { value: 'categories', label: t('specificCategories') },
] as const;

/** Field for the items that a discount applies to. */
export function ScopeField({ label, scope, onChange, errorMessage }: ScopeFieldProps) {
  return (
    <>
      <Select
        label={label}
        options={kinds}
        value={scope.kind}
        onChange={(kind) => onChange({ ...scope, kind: kind as ScopeKind })}
        errorMessage={errorMessage}
      />
      {scope.kind === 'products' ? (
        <Chosen
          kind="product"
          query={productChoicesQuery}
          ids={scope.productIds}
          onChange={(productIds) => onChange({ ...scope, productIds })}
        />
      ) : null}
      {scope.kind === 'categories' ? (
        <Chosen
          kind="category"
          query={categoryChoicesQuery}
          ids={scope.categoryIds}
          onChange={(categoryIds) => onChange({ ...scope, categoryIds })}
        />
      ) : null}
    </>
  );
}

interface ChosenProps {
  readonly kind: 'product' | 'category';
  readonly query: typeof productChoicesQuery | typeof categoryChoicesQuery;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function Chosen({ kind, query, ids, onChange }: ChosenProps) {
  const site = useSite();
  const choices = useQuery(query(site.id));
  if (choices.isPending) return <Skeleton height="56px" />;
  if (choices.isError) return <Notice tone="danger">{messageOf(choices.error)}</Notice>;
  const nameOf = (id: string) =>
    choices.data.find(({ value }) => value === id)?.label ?? t('unnamed', { kind });
  return (
    <div className="ui-stack ui-stack--tight">
      <ComboBox
        key={ids.join()}
        label={t('addOne', { kind })}
        options={choices.data.filter(({ value }) => !ids.includes(value))}
        value=""
        onChange={(id) => {
          if (id !== '' && !ids.includes(id)) onChange([...ids, id]);
        }}
      />
      {ids.length > 0 ? (
        <ul className="discount-chosen">
          {ids.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <IconButton
                label={t('removeName', { name: nameOf(id) })}
                size="small"
                onPress={() => onChange(ids.filter((otherId) => otherId !== id))}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
