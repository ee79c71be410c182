import { useEffect, useState } from 'react';
import { useAccount } from '../use-account.ts';
import { draftName, deleteLocalDraft, saveLocalDraft, readLocalDraft } from './local-drafts.ts';
import type { Versioned } from './use-saving.ts';

/** Unsaved work that the browser kept of a document, as it was found on opening it. */
export function useRecoveredDraft<D extends { readonly schema: number }>(id: string, version: string) {
  const name = draftName(useAccount().id, id);
  const [found, setFound] = useState(() => readLocalDraft<D>(name));
  return {
    name,
    found,
    /** True when it was made on the version that was read: then it continues as if nothing had happened. */
    isCurrent: found?.version === version,
    forget: () => setFound(null),
  };
}

interface LocalDraftInput<D> extends Versioned<D> {
  readonly name: string;
  readonly isDirty: boolean;
  /** An older draft is still on offer and must not be lost to this document's being unchanged. */
  readonly isOffering: boolean;
}

/**
 * Keeps every change in the browser until it is saved, so that neither a crash nor a lost session takes it.
 */
export function useLocalDraft<D>({ name, version, document, isDirty, isOffering }: LocalDraftInput<D>): void {
  useEffect(() => {
    if (isDirty) saveLocalDraft(name, { version, document });
    else if (!isOffering) deleteLocalDraft(name);
  }, [name, version, document, isDirty, isOffering]);
}
