import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { isAmount, type TypedLine } from './draft-form.ts';

export interface DraftLineDialogProps {
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
    <Dialog
      title={isOwn ? 'Custom item' : typed.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="draft-line">
            {line.title === '' ? 'Add item' : 'Done'}
          </Button>
        </>
      }
    >
      <form
        id="draft-line"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <LineFields typed={typed} set={set} wrong={isTried ? wrong : {}} />
      </form>
    </Dialog>
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
          label="Name"
          autoFocus
          maxLength={200}
          value={typed.title}
          onChange={(title) => set({ title })}
          errorMessage={wrong.title}
        />
      ) : null}
      <MoneyField
        label="Price per item"
        optional={!isOwn}
        {...(isOwn ? {} : { description: 'Leave empty to use the catalog price.' })}
        value={typed.price}
        onChange={(price) => set({ price })}
        currency={currency}
        digits={isCurrency(currency) ? digitsOf(currency) : 2}
        errorMessage={wrong.price}
      />
      <DiscountFields
        label="Discount on this item"
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
      note="It needs shipping and is taxed like a physical product."
    >
      Physical item
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
    title: isOwn && title.trim() === '' ? 'Enter a name.' : undefined,
    price: (price === '' ? !isOwn : isAmount(price)) ? undefined : 'Enter an amount such as 12.50.',
    discount: isOff ? undefined : 'Enter the discount.',
  };
}
