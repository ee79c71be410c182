import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { FundEdit } from './use-fund-form.ts';

/** What may be given: amounts to choose from, one's own inside of limits, once or every month, and the goal. */
export function FundAmounts({ edit }: { readonly edit: FundEdit }) {
  const { form, set, problemOf, currency } = edit;
  return (
    <>
      <TextField
        label="Amounts to choose from"
        description="Separate amounts with commas: 10, 25, 50"
        value={form.suggested}
        onChange={(suggested) => set({ suggested })}
        suffix={currency}
        errorMessage={problemOf('suggested')}
      />
      <Switch isSelected={form.ownAmount} onChange={(ownAmount) => set({ ownAmount })}>
        Donors can enter their own amount
      </Switch>
      <FundBounds edit={edit} />
      <Switch isSelected={form.monthly} onChange={(monthly) => set({ monthly })}>
        Allow monthly donations
      </Switch>
    </>
  );
}

function FundBounds({ edit }: { readonly edit: FundEdit }) {
  const { form, set, problemOf, currency, digits } = edit;
  const money = { currency, digits };
  return (
    <>
      <div className="fund-pair">
        <MoneyField
          {...money}
          label="Minimum"
          value={form.least}
          onChange={(least) => set({ least })}
          errorMessage={problemOf('least')}
        />
        <MoneyField
          {...money}
          label="Maximum"
          value={form.most}
          onChange={(most) => set({ most })}
          errorMessage={problemOf('most')}
        />
      </div>
      <MoneyField
        {...money}
        label="Goal"
        optional
        description="If you set a goal, the page shows how much has been raised."
        value={form.goal}
        onChange={(goal) => set({ goal })}
        errorMessage={problemOf('goal')}
      />
    </>
  );
}
