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

export interface ScopeFieldProps {
  readonly label: string;
  readonly scope: ScopeForm;
  readonly onChange: (scope: ScopeForm) => void;
  readonly errorMessage: string | undefined;
}

const kinds = [
  { value: 'order', label: 'Entire order' },
  { value: 'products', label: 'Specific products' },
  { value: 'categories', label: 'Specific categories' },
] as const;

/** Which items a discount is for. */
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
          what="product"
          query={productChoicesQuery}
          ids={scope.productIds}
          onChange={(productIds) => onChange({ ...scope, productIds })}
        />
      ) : null}
      {scope.kind === 'categories' ? (
        <Chosen
          what="category"
          query={categoryChoicesQuery}
          ids={scope.categoryIds}
          onChange={(categoryIds) => onChange({ ...scope, categoryIds })}
        />
      ) : null}
    </>
  );
}

interface ChosenProps {
  readonly what: 'product' | 'category';
  readonly query: typeof productChoicesQuery | typeof categoryChoicesQuery;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function Chosen({ what, query, ids, onChange }: ChosenProps) {
  const site = useSite();
  const choices = useQuery(query(site.id));
  if (choices.isPending) return <Skeleton height="56px" />;
  if (choices.isError) return <Notice tone="danger">{messageOf(choices.error)}</Notice>;
  const nameOf = (id: string) => choices.data.find(({ value }) => value === id)?.label ?? `A ${what}`;
  return (
    <div className="ui-stack ui-stack--tight">
      <ComboBox
        key={ids.join()}
        label={`Add a ${what}`}
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
                label={`Remove ${nameOf(id)}`}
                size="small"
                onPress={() => onChange(ids.filter((one) => one !== id))}
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
