import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { BandForm } from './method-form.ts';
import type { MethodEdit } from './use-method-form.ts';
import { t } from './messages.ts';

/** Fields of a shipping method's cost. */
export function CostFields({ edit }: { readonly edit: MethodEdit }) {
  const { form } = edit;
  if (form.kind === 'weight') return <Bands edit={edit} />;
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

interface AmountProps {
  readonly edit: MethodEdit;
  readonly field: 'perOrder' | 'perItem' | 'fee' | 'fallback' | 'freeFrom';
  readonly label: string;
  readonly optional: boolean;
  readonly description?: string;
}

/** One amount of the form. */
export function Amount({ edit, field, label, optional, description }: AmountProps) {
  const { form, set, problemOf, currency, digits } = edit;
  return (
    <MoneyField
      label={label}
      optional={optional}
      placeholder={optional ? '' : '0'}
      description={description}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      currency={currency}
      digits={digits}
      errorMessage={problemOf(field)}
    />
  );
}

function Bands({ edit: { form, set, problemOf, currency, digits } }: { readonly edit: MethodEdit }) {
  const change = (index: number, patch: Partial<BandForm>) =>
    set({ bands: form.bands.map((band, place) => (place === index ? { ...band, ...patch } : band)) });
  return (
    <div className="ui-stack ui-stack--tight">
      {form.bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place
        <div className="band" key={index} role="group" aria-label={t('stepNumber', { number: index + 1 })}>
          <TextField
            label={t('upTo')}
            suffix={t('kg')}
            inputMode="decimal"
            value={band.upTo}
            onChange={(upTo) => change(index, { upTo })}
            errorMessage={problemOf(`bands.${index}.upTo`)}
          />
          <MoneyField
            label={t('cost')}
            value={band.cost}
            onChange={(cost) => change(index, { cost })}
            currency={currency}
            digits={digits}
            errorMessage={problemOf(`bands.${index}.cost`)}
          />
          <IconButton
            label={t('removeStepNumber', { number: index + 1 })}
            isDisabled={form.bands.length === 1}
            onPress={() => set({ bands: form.bands.filter((_, place) => place !== index) })}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          isDisabled={form.bands.length >= 50}
          onPress={() => set({ bands: [...form.bands, { upTo: '', cost: '' }] })}
        >
          <Plus size={14} aria-hidden="true" />
          {t('addStep')}
        </Button>
      </div>
      <p className="ui-help">{t('lastStepHelp')}</p>
    </div>
  );
}
