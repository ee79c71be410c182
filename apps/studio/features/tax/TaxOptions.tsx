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

type Taxes = Rules['taxes'];

const roundings = [
  { value: 'rate', label: 'Per rate' },
  { value: 'line', label: 'Per line' },
] as const;

const whenAway = [
  { value: 'rules', label: 'Use the taxes above' },
  { value: 'refuse', label: 'Block checkout until it is back' },
] as const;

/** How taxes are worked out: within the prices or on top, rounded how, and by whom. */
export function TaxOptions({ read: { rules } }: { readonly read: RulesRead }) {
  const save = useSaveRules(useSite().id);
  const { taxes } = rules;
  const change = (patch: Partial<Taxes>) =>
    save.mutate((old) => ({ ...old, taxes: { ...old.taxes, ...patch } }), {
      onSuccess: () => showToast({ text: 'Taxes saved' }),
    });
  return (
    <>
      <Panel title="Tax calculation">
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <Switch
          isSelected={taxes.included}
          onChange={(included) => change({ included })}
          isDisabled={save.isPending}
          note="If on, prices already contain the tax. If off, tax is added at checkout."
        >
          Prices and shipping include tax
        </Switch>
        <Select
          label="Rounding"
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
    <Panel
      title="Tax provider"
      note="A service that calculates taxes and is notified of every order and refund."
    >
      <Switch
        isSelected={Boolean(taxes.provider)}
        onChange={(isOn) => change({ provider: isOn ? { whenAway: 'rules' } : null })}
        isDisabled={isPending}
      >
        Use a tax provider
      </Switch>
      {taxes.provider ? (
        <>
          <Select
            label="If the provider doesn’t respond"
            options={whenAway}
            value={taxes.provider.whenAway}
            onChange={(way) => change({ provider: { whenAway: way as 'rules' | 'refuse' } })}
          />
          <RateService kind="tax" what="tax provider" />
        </>
      ) : null}
    </Panel>
  );
}
