import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { FundEdit } from './use-fund-form.ts';
import { t } from './messages.ts';

/**
 * Amounts of donations: amounts to choose from, one's own inside of limits, once or every month, and the
 * goal.
 */
export function FundAmounts({ edit }: { readonly edit: FundEdit }) {
  const { form, set, problemOf, currency } = edit;
  return (
    <>
      <TextField
        label={t('amountsToChoose')}
        description={t('amountsToChooseDescription')}
        value={form.suggested}
        onChange={(suggested) => set({ suggested })}
        suffix={currency}
        errorMessage={problemOf('suggested')}
      />
      <Switch isSelected={form.ownAmount} onChange={(ownAmount) => set({ ownAmount })}>
        {t('allowOwnAmount')}
      </Switch>
      <FundBounds edit={edit} />
      <Switch isSelected={form.monthly} onChange={(monthly) => set({ monthly })}>
        {t('allowMonthlyDonations')}
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
          label={t('minimum')}
          value={form.least}
          onChange={(least) => set({ least })}
          errorMessage={problemOf('least')}
        />
        <MoneyField
          {...money}
          label={t('maximum')}
          value={form.most}
          onChange={(most) => set({ most })}
          errorMessage={problemOf('most')}
        />
      </div>
      <MoneyField
        {...money}
        label={t('goal')}
        optional
        description={t('goalDescription')}
        value={form.goal}
        onChange={(goal) => set({ goal })}
        errorMessage={problemOf('goal')}
      />
    </>
  );
}
