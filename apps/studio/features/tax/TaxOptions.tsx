import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { RateService } from '../shipping/RateService.tsx';
import { type Rules, useSaveRules } from '../shipping/rules-queries.ts';
import type { RulesRead } from '../shipping/RulesLoader.tsx';
import { t } from './messages.ts';

type Taxes = Rules['taxes'];

const roundings = [
  { value: 'rate', label: t('perRate') },
  { value: 'line', label: t('perLine') },
] as const;

const whenAway = [
  { value: 'rules', label: t('useTheTaxesAbove') },
  { value: 'refuse', label: t('blockCheckout') },
] as const;

/** Options of the tax calculation: within the prices or on top, rounded how, and by whom. */
export function TaxOptions({ read: { rules } }: { readonly read: RulesRead }) {
  const save = useSaveRules(useSite().id);
  const { taxes } = rules;
  const change = (patch: Partial<Taxes>) =>
    save.mutate((old) => ({ ...old, taxes: { ...old.taxes, ...patch } }), {
      onSuccess: () => showToast({ text: t('taxesSaved') }),
    });
  return (
    <>
      <Panel title={t('taxCalculation')}>
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <Switch
          isSelected={taxes.included}
          onChange={(included) => change({ included })}
          isDisabled={save.isPending}
          note={t('includedTaxHelp')}
        >
          {t('pricesAndShippingIncludeTax')}
        </Switch>
        <Select
          label={t('rounding')}
          options={roundings}
          value={taxes.rounding}
          onChange={(rounding) => change({ rounding: rounding as Taxes['rounding'] })}
        />
      </Panel>
      <ProviderPanel taxes={taxes} change={change} isPending={save.isPending} />
    </>
  );
}

interface ProviderPanelProps {
  readonly taxes: Taxes;
  readonly change: (patch: Partial<Taxes>) => void;
  readonly isPending: boolean;
}

function ProviderPanel({ taxes, change, isPending }: ProviderPanelProps) {
  return (
    <Panel title={t('taxProvider')} note={t('taxProviderNote')}>
      <Switch
        isSelected={Boolean(taxes.provider)}
        onChange={(isOn) => change({ provider: isOn ? { whenAway: 'rules' } : null })}
        isDisabled={isPending}
      >
        {t('useATaxProvider')}
      </Switch>
      {taxes.provider ? (
        <>
          <Select
            label={t('ifTheProviderDoesntRespond')}
            options={whenAway}
            value={taxes.provider.whenAway}
            onChange={(way) => change({ provider: { whenAway: way as 'rules' | 'refuse' } })}
          />
          <RateService kind="tax" />
        </>
      ) : null}
    </Panel>
  );
}
