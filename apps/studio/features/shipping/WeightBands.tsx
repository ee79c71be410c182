import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { BandForm } from './method-form.ts';
import type { MethodEdit } from './use-method-form.ts';
import { t } from './messages.ts';

/** Costs by weight: each step up to a weight, with its cost. */
export function WeightBands({ edit }: { readonly edit: MethodEdit }) {
  const { form, set } = edit;
  return (
    <div className="ui-stack ui-stack--tight">
      {form.bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place
        <BandFields key={index} edit={edit} band={band} index={index} />
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

interface BandFieldsProps {
  readonly edit: MethodEdit;
  readonly band: BandForm;
  readonly index: number;
}

function BandFields({ edit: { form, set, problemOf, currency, digits }, band, index }: BandFieldsProps) {
  const change = (patch: Partial<BandForm>) =>
    set({ bands: form.bands.map((band, place) => (place === index ? { ...band, ...patch } : band)) });
  return (
    <div className="band" role="group" aria-label={t('stepNumber', { number: index + 1 })}>
      <TextField
        label={t('upTo')}
        suffix={t('kg')}
        inputMode="decimal"
        value={band.upTo}
        onChange={(upTo) => change({ upTo })}
        errorMessage={problemOf(`bands.${index}.upTo`)}
      />
      <MoneyField
        label={t('cost')}
        value={band.cost}
        onChange={(cost) => change({ cost })}
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
  );
}
