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
        description="One after the other, with commas between: 10, 25, 50."
        value={form.suggested}
        onChange={(suggested) => set({ suggested })}
        suffix={currency}
        errorMessage={problemOf('suggested')}
      />
      <Switch isSelected={form.ownAmount} onChange={(ownAmount) => set({ ownAmount })}>
        Donors may name an amount of their own
      </Switch>
      <FundBounds edit={edit} />
      <Switch isSelected={form.monthly} onChange={(monthly) => set({ monthly })}>
        Can be given every month
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
          label="Least"
          value={form.least}
          onChange={(least) => set({ least })}
          errorMessage={problemOf('least')}
        />
        <MoneyField
          {...money}
          label="Most"
          value={form.most}
          onChange={(most) => set({ most })}
          errorMessage={problemOf('most')}
        />
      </div>
      <MoneyField
        {...money}
        label="Goal"
        optional
        description="With one, the page shows how much of it is reached."
        value={form.goal}
        onChange={(goal) => set({ goal })}
        errorMessage={problemOf('goal')}
      />
    </>
  );
}
