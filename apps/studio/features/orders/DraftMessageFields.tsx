import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/** Message to the customer and note for the team. */
export function DraftMessageFields({ edit: { form, set, isReadOnly } }: { readonly edit: DraftEdit }) {
  return (
    <Panel title={t('messageAndNote')}>
      <TextField
        label={t('messageToTheCustomer')}
        optional
        rows={3}
        maxLength={2000}
        value={form.message}
        onChange={(message) => set({ message })}
        isReadOnly={isReadOnly}
        description={t('messageToTheCustomerDescription')}
      />
      <TextField
        label={t('internalNote')}
        optional
        rows={2}
        maxLength={2000}
        value={form.note}
        onChange={(note) => set({ note })}
        isReadOnly={isReadOnly}
        description={t('internalNoteDescription')}
      />
    </Panel>
  );
}
