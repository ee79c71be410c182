import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { DraftEdit } from './use-draft.ts';

/** What is said to the customer, and what the team is told. */
export function DraftWords({ edit: { form, set, isReadOnly } }: { readonly edit: DraftEdit }) {
  return (
    <Panel title="Message and note">
      <TextField
        label="Message to the customer"
        optional
        rows={3}
        maxLength={2000}
        value={form.message}
        onChange={(message) => set({ message })}
        isReadOnly={isReadOnly}
        description="Shown on the invoice."
      />
      <TextField
        label="Internal note"
        optional
        rows={2}
        maxLength={2000}
        value={form.note}
        onChange={(note) => set({ note })}
        isReadOnly={isReadOnly}
        description="Only your team sees it."
      />
    </Panel>
  );
}
