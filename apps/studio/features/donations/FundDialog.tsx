import type { FundView } from '@veranda/contracts/donations';
import { fundLimits } from '@veranda/domain/donations/fund';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { AssetField } from '../media/AssetField.tsx';
import { FundAmounts } from './FundAmounts.tsx';
import { type FundEdit, useFundForm } from './use-fund-form.ts';

export interface FundDialogProps {
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
      title={fund ? 'Edit fund' : 'New fund'}
      submitLabel="Save"
      kind="wide"
      isPending={edit.isPending}
      problem={edit.problem}
      onSubmit={edit.send}
      onClose={edit.close}
      isDismissable={!edit.isDirty}
    >
      {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
      <FundWords edit={edit} />
      <FundAmounts edit={edit} />
      <FundAfter edit={edit} />
    </FormDialog>
  );
}

function FundWords({ edit: { form, set, problemOf } }: { readonly edit: FundEdit }) {
  return (
    <>
      <TextField
        label="Name"
        description="Donors see it on the fund’s page and on their receipt."
        value={form.name}
        maxLength={fundLimits.name}
        onChange={(name) => set({ name })}
        errorMessage={problemOf('name')}
      />
      <TextField
        label="What it is for"
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
        label="Thank-you text"
        optional
        rows={3}
        description="Shown to donors after they have donated."
        value={form.thanks}
        maxLength={fundLimits.thanks}
        onChange={(thanks) => set({ thanks })}
      />
      <AssetField
        label="Picture"
        value={form.imageId}
        isReadOnly={false}
        onChange={(imageId) => set({ imageId })}
      />
      <Switch isSelected={form.isOpen} onChange={(isOpen) => set({ isOpen })}>
        Accept donations
      </Switch>
    </>
  );
}
