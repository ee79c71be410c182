import type { Discount } from '@veranda/contracts/discounts';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { EffectFields } from './EffectFields.tsx';
import { TermsFields } from './TermsFields.tsx';
import { type DiscountEdit, useDiscountForm } from './use-discount-form.ts';
import { t } from './messages.ts';

interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: Discount | null;
  readonly currency: string;
  /** Time zone of the shop: its discounts begin and end by its clock. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Sets a discount up. */
export function DiscountDialog({ discount, currency, timeZone, onClose }: DiscountDialogProps) {
  const edit = useDiscountForm(discount, { currency, timeZone }, onClose);
  return (
    <FormDialog
      title={discount ? t('editDiscount') : t('newDiscount')}
      kind="wide"
      submitLabel={t('save')}
      isPending={edit.isPending}
      problem={edit.problem}
      onSubmit={edit.send}
      onClose={edit.close}
      isDismissable={!edit.isDirty}
    >
      {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
      <NameFields edit={edit} />
      <EffectFields edit={edit} />
      <TermsFields edit={edit} />
    </FormDialog>
  );
}

function NameFields({ edit: { form, set, problemOf } }: { readonly edit: DiscountEdit }) {
  return (
    <>
      <SegmentedControl
        label={t('method')}
        value={form.isAutomatic ? 'automatic' : 'code'}
        onChange={(way) => set({ isAutomatic: way === 'automatic' })}
        segments={[
          { value: 'code', label: t('discountCode') },
          { value: 'automatic', label: t('automaticDiscount') },
        ]}
      />
      <div className="discount-pair">
        <TextField
          label={t('name')}
          description={t('nameDescription')}
          maxLength={100}
          value={form.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        {form.isAutomatic ? null : (
          <TextField
            label={t('code')}
            description={t('notCaseSensitive')}
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
