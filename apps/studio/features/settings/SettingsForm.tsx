import { Notice } from '@veranda/ui/Notice.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';

export interface SettingsFormProps {
  readonly failure: unknown;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Tells whether it worked. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  readonly children: ReactNode;
}

/** Panels that are saved together, and the guard that keeps them from being left unsaved. */
export function SettingsForm({ failure, isDirty, isSaving, save, discard, children }: SettingsFormProps) {
  return (
    <form
      className="ui-stack ui-stack--loose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
      {children}
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} onSave={save} isSaving={isSaving} />
    </form>
  );
}
