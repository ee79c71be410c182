import { useState } from 'react';
import { useAccount } from '../use-account.ts';
import { draftName, readLocalDraft } from './local-drafts.ts';

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
