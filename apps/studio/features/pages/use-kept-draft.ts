import { useEffect, useState } from 'react';
import type { PageDocument } from '@veranda/domain/pages/document';
import { dropDraft, draftName, keepDraft, readDraft } from '../../kept-drafts.ts';
import { useAccount } from '../../shell/use-account.ts';
import type { PageDetail } from './use-page-settings.ts';

/** Unsaved work that the browser kept for this page, as it was found on opening it. */
export function useFoundDraft({ page }: PageDetail) {
  const name = draftName(useAccount().id, page.id);
  const [found, setFound] = useState(() => readDraft<PageDocument>(name));
  return {
    name,
    found,
    /** Whether it was made on the version that was read: then it goes on as if nothing had happened. */
    isCurrent: found?.version === page.version,
    forget: () => setFound(null),
  };
}

export interface KeptDraftInput<D> {
  readonly name: string;
  readonly version: string;
  readonly document: D;
  readonly isDirty: boolean;
  /** An older draft is still on offer and must not be lost to this page's being unchanged. */
  readonly isOffering: boolean;
}

/** Keeps every change in the browser until it is saved, so that neither a crash nor a lost session takes it. */
export function useKeptDraft<D>({ name, version, document, isDirty, isOffering }: KeptDraftInput<D>): void {
  useEffect(() => {
    if (isDirty) keepDraft(name, { version, document });
    else if (!isOffering) dropDraft(name);
  }, [name, version, document, isDirty, isOffering]);
}
