import type { Discount } from '@veranda/contracts/discounts';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { EffectFields } from './EffectFields.tsx';
import { TermsFields } from './TermsFields.tsx';
import { type DiscountEdit, useDiscountForm } from './use-discount-form.ts';

export interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: Discount | null;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Sets a discount up. */
export function DiscountDialog({ discount, currency, onClose }: DiscountDialogProps) {
  const edit = useDiscountForm(discount, currency, onClose);
  return (
    <Dialog
      title={discount ? 'Change discount' : 'New discount'}
      kind="wide"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="discount" isPending={edit.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="discount"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.send();
        }}
      >
        <NameFields edit={edit} />
        <EffectFields edit={edit} />
        <TermsFields edit={edit} />
        {edit.problem ? <Notice tone="danger">{edit.problem}</Notice> : null}
      </form>
    </Dialog>
  );
}

function NameFields({ edit: { form, set, problemOf } }: { readonly edit: DiscountEdit }) {
  return (
    <>
      <Segments
        label="How buyers get it"
        value={form.isAutomatic ? 'automatic' : 'code'}
        onChange={(way) => set({ isAutomatic: way === 'automatic' })}
        segments={[
          { value: 'code', label: 'By a code' },
          { value: 'automatic', label: 'By itself' },
        ]}
      />
      <div className="discount-pair">
        <TextField
          label="Name"
          description="Buyers see it in their cart."
          maxLength={100}
          value={form.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        {form.isAutomatic ? null : (
          <TextField
            label="Code"
            description="Small or capital letters are the same."
            maxLength={60}
            autoComplete="off"
            spellCheck="false"
            value={form.code}
            onChange={(code) => set({ code: code.toUpperCase() })}
            errorMessage={problemOf('code')}
          />
        )}
      </div>
    </>
  );
}
