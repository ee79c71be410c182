import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { tidyAmount } from '@veranda/ui/tidy-amount';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { countries } from './area-form.ts';
import { useSaveRules } from './rules-queries.ts';
import type { RulesRead } from './WithRules.tsx';

const unknown = { value: '', label: 'Not said' };

/** The least order, and where the shop is: from there it is sent, and what is picked up is taxed there. */
export function OrderPanel({ read: { rules, currency } }: { readonly read: RulesRead }) {
  const save = useSaveRules(useSite().id);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const [least, setLeast] = useState(Number(rules.minimumOrder) === 0 ? '' : rules.minimumOrder);
  const [isAfter, setIsAfter] = useState(rules.minimumAfterDiscounts ?? false);
  const [place, setPlace] = useState(rules.shopAddress);
  const minimumOrder = least === '' ? '0' : tidyAmount(least, digits);
  const send = () => {
    if (minimumOrder === null || save.isPending) return;
    const shopAddress = { ...place, region: place.region.trim().toUpperCase() };
    save.mutate((old) => ({ ...old, minimumOrder, minimumAfterDiscounts: isAfter, shopAddress }), {
      onSuccess: () => showToast({ text: 'Orders and address are saved' }),
    });
  };
  return (
    <Panel title="Orders" note="From where it is sent. What is picked up is taxed there.">
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <MoneyField
          label="Least order"
          optional
          value={least}
          onChange={setLeast}
          currency={currency}
          digits={digits}
          errorMessage={minimumOrder === null ? 'Please enter an amount' : undefined}
          description="Of the goods, without shipping. Smaller orders cannot be checked out."
        />
        {least === '' ? null : <AfterDiscounts isSelected={isAfter} onChange={setIsAfter} />}
        <ShopPlace place={place} onChange={setPlace} />
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <div>
          <Button type="submit" isPending={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface AfterDiscountsProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

function AfterDiscounts(props: AfterDiscountsProps) {
  return <Checkbox {...props}>Discounts are taken off first</Checkbox>;
}

interface ShopPlaceProps {
  readonly place: RulesRead['rules']['shopAddress'];
  readonly onChange: (place: RulesRead['rules']['shopAddress']) => void;
}

function ShopPlace({ place, onChange }: ShopPlaceProps) {
  return (
    <div className="area area--three">
      <ComboBox
        label="Country of the shop"
        options={[unknown, ...countries]}
        value={place.country}
        onChange={(country) => onChange({ ...place, country })}
      />
      <TextField
        label="Region"
        optional
        maxLength={10}
        value={place.region}
        onChange={(region) => onChange({ ...place, region })}
      />
      <TextField
        label="Postal code"
        optional
        maxLength={12}
        value={place.postalCode}
        onChange={(postalCode) => onChange({ ...place, postalCode })}
      />
    </div>
  );
}
