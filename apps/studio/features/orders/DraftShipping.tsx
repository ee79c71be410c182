import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import type { DraftForm } from './draft-form.ts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

type Kind = DraftForm['shipping']['kind'];
const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'none', label: t('customerChoosesAtCheckout') },
  { value: 'method', label: t('oneOfYourShippingMethods') },
  { value: 'own', label: t('customPrice') },
];

/** Shipping of a draft: as the customer chooses, by a way of the shop, or at a price of the owner's. */
export function DraftShipping({ edit }: { readonly edit: DraftEdit }) {
  const { draft, form, set, isReadOnly } = edit;
  const { shipping } = form;
  if (!draft.requiresShipping && !form.lines.some((line) => line.shipped)) return null;
  const put = (patch: Partial<typeof shipping>) => set({ shipping: { ...shipping, ...patch } });
  return (
    <Panel title={t('shipping')}>
      <Select
        label={t('shippingRate')}
        options={kinds}
        value={shipping.kind}
        onChange={(kind) => put({ kind: kind as Kind })}
        isDisabled={isReadOnly}
      />
      {shipping.kind === 'method' ? (
        <Select
          label={t('shippingMethod')}
          placeholder={draft.shippingOptions.length === 0 ? t('shippingMethodPlaceholder') : t('choose')}
          options={draft.shippingOptions.map((option) => ({
            value: option.id,
            label: `${option.name}, ${showMoney(option.cost)}`,
          }))}
          value={shipping.id || null}
          onChange={(id) => put({ id })}
          isDisabled={isReadOnly}
        />
      ) : null}
      {shipping.kind === 'own' ? <OwnShipping shipping={shipping} put={put} /> : null}
    </Panel>
  );
}

interface OwnShippingProps {
  readonly shipping: DraftForm['shipping'];
  readonly put: (patch: Partial<DraftForm['shipping']>) => void;
}

function OwnShipping({ shipping, put }: OwnShippingProps) {
  const { currency } = useSite();
  return (
    <div className="field-pair">
      <TextField
        label={t('shippingName')}
        maxLength={100}
        value={shipping.name}
        onChange={(name) => put({ name })}
      />
      <MoneyField
        label={t('shippingPrice')}
        currency={currency}
        digits={isCurrency(currency) ? digitsOf(currency) : 2}
        value={shipping.price}
        onChange={(price) => put({ price })}
      />
    </div>
  );
}
