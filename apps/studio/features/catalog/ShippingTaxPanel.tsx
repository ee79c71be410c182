import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDraft } from './draft-context.ts';
import { productPartsQuery, useSetProductParts } from './product-parts-queries.ts';

interface PartSelectProps {
  readonly label: string;
  /** What the general one is called. */
  readonly general: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (id: string) => void;
}

const allSent =
  'Shipped and taxed like everything else. To change that, add fulfilment profiles and tax classes under Settings: Shipping and Taxes.';
const allTaxed = 'Taxed like everything else. To change that, add tax classes under Settings: Taxes.';

// A list of choices needs a value for the general one, whose id is empty.
const generalValue = 'general';

/** What the product is sent by and taxed as; it is saved apart from the rest. */
export function ShippingTaxPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const { draft, canWrite } = useDraft();
  const query = useQuery(productPartsQuery(site.id, product));
  const set = useSetProductParts(site.id, product);
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Panel title="Shipping and taxes">{<Skeleton height="48px" />}</Panel>;
  const { profiles, taxClasses, profileId, taxClassId } = query.data;
  const isSent = draft.kind === 'physical';
  const isDisabled = set.isPending || !canWrite;
  const hasChoice = taxClasses.length > 0 || (isSent && profiles.length > 0);
  return (
    <Panel title="Shipping and taxes">
      {isSent && profiles.length > 0 ? (
        <PartSelect
          label="Fulfilment profile"
          general="General"
          parts={profiles}
          value={profileId}
          isDisabled={isDisabled}
          onChange={(id) => set.mutate({ profileId: id })}
        />
      ) : null}
      {taxClasses.length > 0 ? (
        <PartSelect
          label="Tax class"
          general="Standard"
          parts={taxClasses}
          value={taxClassId}
          isDisabled={isDisabled}
          onChange={(id) => set.mutate({ taxClassId: id })}
        />
      ) : null}
      {hasChoice ? null : <p className="ui-help">{isSent ? allSent : allTaxed}</p>}
    </Panel>
  );
}

function PartSelect({ label, general, parts, value, isDisabled, onChange }: PartSelectProps) {
  return (
    <Select
      label={label}
      options={[
        { value: generalValue, label: general },
        ...parts.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value === '' ? generalValue : value}
      onChange={(id) => onChange(id === generalValue ? '' : id)}
      isDisabled={isDisabled}
    />
  );
}
