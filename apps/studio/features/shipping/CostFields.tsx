import { Amount } from './Amount.tsx';
import type { MethodEdit } from './use-method-form.ts';
import { WeightBands } from './WeightBands.tsx';
import { t } from './messages.ts';

/** Fields of a shipping method's cost. */
export function CostFields({ edit }: { readonly edit: MethodEdit }) {
  const { form } = edit;
  if (form.kind === 'weight') return <WeightBands edit={edit} />;
  if (form.kind === 'pickup') return <p className="ui-help">{t('pickupHelp')}</p>;
  if (form.kind === 'local') return <Amount edit={edit} field="fee" label={t('fee')} optional={false} />;
  if (form.kind === 'carrier')
    return (
      <Amount
        edit={edit}
        field="fallback"
        label={t('fallbackRate')}
        optional
        description={t('fallbackRateDescription')}
      />
    );
  return (
    <div className="shipping-pair">
      <Amount edit={edit} field="perOrder" label={t('perOrder')} optional={false} />
      <Amount edit={edit} field="perItem" label={t('plusPerItem')} optional={false} />
    </div>
  );
}
