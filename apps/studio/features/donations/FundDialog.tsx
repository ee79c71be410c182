import type { FundView } from '@veranda/contracts/donations';
import { fundLimits } from '@veranda/domain/donations/fund';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { AssetField } from '../media/AssetField.tsx';
import { FundAmounts } from './FundAmounts.tsx';
import { type FundEdit, useFundForm } from './use-fund-form.ts';
import { t } from './messages.ts';

interface FundDialogProps {
  /** Null for a new one. */
  readonly fund: FundView | null;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Sets a fund up. */
export function FundDialog({ fund, currency, onClose }: FundDialogProps) {
  const edit = useFundForm(fund, currency, onClose);
  return (
    <FormDialog
      title={fund ? t('editFund') : t('newFund')}
      submitLabel={t('save')}
      kind="wide"
      isPending={edit.isPending}
      problem={edit.problem}
      onSubmit={edit.send}
      onClose={edit.close}
      isDismissable={!edit.isDirty}
    >
      {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
      <FundTextFields edit={edit} />
      <FundAmounts edit={edit} />
      <FundAfter edit={edit} />
    </FormDialog>
  );
}

function FundTextFields({ edit: { form, set, problemOf } }: { readonly edit: FundEdit }) {
  return (
    <>
      <TextField
        label={t('name')}
        description={t('nameDescription')}
        value={form.name}
        maxLength={fundLimits.name}
        onChange={(name) => set({ name })}
        errorMessage={problemOf('name')}
      />
      <TextField
        label={t('whatIt')}
        optional
        rows={4}
        value={form.description}
        maxLength={fundLimits.description}
        onChange={(description) => set({ description })}
      />
    </>
  );
}

function FundAfter({ edit: { form, set } }: { readonly edit: FundEdit }) {
  return (
    <>
      <TextField
        label={t('thankYouText')}
        optional
        rows={3}
        description={t('thankYouTextDescription')}
        value={form.thanks}
        maxLength={fundLimits.thanks}
        onChange={(thanks) => set({ thanks })}
      />
      <AssetField
        label={t('image')}
        value={form.imageId}
        isReadOnly={false}
        onChange={(imageId) => set({ imageId })}
      />
      <Switch isSelected={form.isOpen} onChange={(isOpen) => set({ isOpen })}>
        {t('acceptDonations')}
      </Switch>
    </>
  );
}
