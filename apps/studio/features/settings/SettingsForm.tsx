import type { ReactNode } from 'react';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import type { useFormDraft } from '../../editing/use-form-draft.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';

interface SettingsFormProps {
  readonly failure: unknown;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Tells whether it worked. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Draft of an earlier visit that the browser kept. */
  readonly draft: Omit<ReturnType<typeof useFormDraft>, 'saved'>;
  readonly children: ReactNode;
}

/** Panels that are saved together, and the guard that keeps them from being left unsaved. */
export function SettingsForm({
  failure,
  isDirty,
  isSaving,
  save,
  discard,
  draft,
  children,
}: SettingsFormProps) {
  return (
    <form
      className="ui-stack ui-stack--loose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {draft.isFound ? <RecoveredDraft {...draft} /> : null}
      {children}
      <SaveBar isDirty={isDirty} isSaving={isSaving} failure={failure} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} onSave={save} isSaving={isSaving} onDiscard={draft.drop} />
    </form>
  );
}
