import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDraft } from './draft-context.ts';
import { productShippingTaxQuery, useSetProductShippingTax } from './shipping-tax-queries.ts';
import { t } from './messages.ts';

interface PartSelectProps {
  readonly label: string;
  /** Name of the general one. */
  readonly general: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (id: string) => void;
}

const allSent = t('noProfilesAndClasses');
const allTaxed = t('noTaxClasses');

// A select needs a value for the general choice, whose id is empty.
const generalValue = 'general';

/** Fulfilment profile and tax class of the product, saved apart from the rest. */
export function ShippingTaxPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const { draft, canWrite } = useDraft();
  const query = useQuery(productShippingTaxQuery(site.id, product));
  const set = useSetProductShippingTax(site.id, product);
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Panel title={t('shippingAndTaxes')}>{<Skeleton height="48px" />}</Panel>;
  const { profiles, taxClasses, profileId, taxClassId } = query.data;
  const isSent = draft.kind === 'physical';
  const isDisabled = set.isPending || !canWrite;
  const hasChoice = taxClasses.length > 0 || (isSent && profiles.length > 0);
  return (
    <Panel title={t('shippingAndTaxes')}>
      {isSent && profiles.length > 0 ? (
        <PartSelect
          label={t('fulfilmentProfile')}
          general={t('general')}
          parts={profiles}
          value={profileId}
          isDisabled={isDisabled}
          onChange={(id) => set.mutate({ profileId: id })}
        />
      ) : null}
      {taxClasses.length > 0 ? (
        <PartSelect
          label={t('taxClass')}
          general={t('standard')}
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
