import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { isAmount, type TypedLine } from './draft-form.ts';
import { t } from './messages.ts';

interface DraftLineDialogProps {
  readonly line: TypedLine;
  readonly onPut: (line: TypedLine) => void;
  readonly onClose: () => void;
}

/** Price and discount of a line, and of an own one what it is. */
export function DraftLineDialog({ line, onPut, onClose }: DraftLineDialogProps) {
  const [typed, setTyped] = useState(line);
  const [isTried, setTried] = useState(false);
  const set = (patch: Partial<TypedLine>) => setTyped((old) => ({ ...old, ...patch }));
  const isOwn = line.kind === 'own';
  const wrong = problemsOf(typed);
  const send = () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    onPut({ ...typed, title: typed.title.trim() });
    onClose();
  };
  return (
    <FormDialog
      title={isOwn ? t('customItem') : typed.title}
      submitLabel={line.title === '' ? t('addItem') : t('done')}
      isPending={false}
      onSubmit={send}
      onClose={onClose}
    >
      <LineFields typed={typed} set={set} wrong={isTried ? wrong : {}} />
    </FormDialog>
  );
}

interface LineFieldsProps {
  readonly typed: TypedLine;
  readonly set: (patch: Partial<TypedLine>) => void;
  readonly wrong: Partial<ReturnType<typeof problemsOf>>;
}

function LineFields({ typed, set, wrong }: LineFieldsProps) {
  const { currency } = useSite();
  const isOwn = typed.kind === 'own';
  return (
    <>
      {isOwn ? (
        <TextField
          label={t('name')}
          autoFocus
          maxLength={200}
          value={typed.title}
          onChange={(title) => set({ title })}
          errorMessage={wrong.title}
        />
      ) : null}
      <MoneyField
        label={t('pricePerItem')}
        optional={!isOwn}
        {...(isOwn ? {} : { description: t('catalogPriceHelp') })}
        value={typed.price}
        onChange={(price) => set({ price })}
        currency={currency}
        digits={isCurrency(currency) ? digitsOf(currency) : 2}
        errorMessage={wrong.price}
      />
      <DiscountFields
        label={t('discountOnThisItem')}
        value={typed.discount}
        onChange={(discount) => set({ discount })}
        errorMessage={wrong.discount}
      />
      {isOwn ? <SentBox typed={typed} set={set} /> : null}
    </>
  );
}

function SentBox({ typed, set }: Omit<LineFieldsProps, 'wrong'>) {
  return (
    <Checkbox
      isSelected={typed.shipped}
      onChange={(shipped) => set({ shipped })}
      note={t('physicalItemHelp')}
    >
      {t('physicalItem')}
    </Checkbox>
  );
}

function problemsOf({ kind, title, price, discount }: TypedLine) {
  const isOwn = kind === 'own';
  const percent = Number(discount.value);
  const isOff =
    discount.kind === 'none' ||
    (discount.kind === 'fixed'
      ? isAmount(discount.value)
      : Number.isInteger(percent) && percent >= 1 && percent <= 100);
  return {
    title: isOwn && title.trim() === '' ? t('enterAName') : undefined,
    price: (price === '' ? !isOwn : isAmount(price)) ? undefined : t('enterAnAmount'),
    discount: isOff ? undefined : t('enterTheDiscount'),
  };
}
