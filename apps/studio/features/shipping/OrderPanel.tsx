import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { countries } from './area-form.ts';
import { useOrderForm } from './use-order-form.ts';
import type { RulesRead } from './RulesLoader.tsx';
import { t } from './messages.ts';

const unknown = { value: '', label: t('notSet') };

/** The minimum order, and where the shop is: from there it is sent, and what is picked up is taxed there. */
export function OrderPanel({ read: { rules, currency } }: { readonly read: RulesRead }) {
  const { form, set, draft, digits, problem, send, isPending, failure } = useOrderForm(rules, currency);
  const { least, isAfter, place } = form;
  return (
    <Panel title={t('orders')} note={t('ordersNote')}>
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {draft.isFound ? <RecoveredDraft {...draft} /> : null}
        <MoneyField
          label={t('minimumOrder')}
          optional
          value={least}
          onChange={(text) => set({ least: text })}
          currency={currency}
          digits={digits}
          errorMessage={problem}
          description={t('minimumOrderDescription')}
        />
        {least === '' ? null : (
          <AfterDiscounts isSelected={isAfter} onChange={(isSelected) => set({ isAfter: isSelected })} />
        )}
        <ShopPlace place={place} onChange={(next) => set({ place: next })} />
        {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
        <div>
          <Button type="submit" isPending={isPending}>
            {t('save')}
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
  return <Checkbox {...props}>{t('checkAfterDiscounts')}</Checkbox>;
}

interface ShopPlaceProps {
  readonly place: RulesRead['rules']['shopAddress'];
  readonly onChange: (place: RulesRead['rules']['shopAddress']) => void;
}

function ShopPlace({ place, onChange }: ShopPlaceProps) {
  return (
    <div className="area area--three">
      <ComboBox
        label={t('countryOfTheShop')}
        options={[unknown, ...countries]}
        value={place.country}
        onChange={(country) => onChange({ ...place, country })}
      />
      <TextField
        label={t('region')}
        optional
        maxLength={10}
        value={place.region}
        onChange={(region) => onChange({ ...place, region })}
      />
      <TextField
        label={t('postalCode')}
        optional
        maxLength={12}
        value={place.postalCode}
        onChange={(postalCode) => onChange({ ...place, postalCode })}
      />
    </div>
  );
}
