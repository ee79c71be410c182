import type { PageDocument } from '@veranda/domain/pages/document';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { sameJson } from '../../same-json.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveDocument } from './page-queries.ts';
import type { PageHistoryState } from './use-page-history.ts';
import type { PageDetail } from './use-page-settings.ts';

export type PageSaving = ReturnType<typeof usePageSaving>;

export interface PageSavingInput {
  readonly detail: PageDetail;
  readonly history: PageHistoryState;
  /** Reads the page as it is now. */
  readonly onReload: () => Promise<PageDetail | undefined>;
}

/** Saving on top of what was read; when somebody else saved meanwhile, one of both is chosen. */
export function usePageSaving({ detail, history, onReload }: PageSavingInput) {
  const site = useSite();
  const saving = useSaveDocument(site.id, detail.page.id);
  const [base, setBase] = useState(detail);
  // Settings and a new log-in read the page anew: its version counts only while its document is the one edited here.
  const version = sameJson(detail.document, base.document) ? detail.page.version : base.page.version;
  const { document, change } = history;
  const send = async (on: string) => {
    try {
      const { page } = await saving.mutateAsync({ version: on, document });
      setBase({ ...detail, page, document });
      showToast({ text: 'Saved. Visitors see it after the next publish.' });
      return true;
    } catch {
      return false;
    }
  };
  return {
    version,
    isDirty: document !== base.document && !sameJson(document, base.document),
    isSaving: saving.isPending,
    failure: saving.isError ? saving.error : null,
    save: () => send(version),
    discard: () => {
      saving.reset();
      change(() => base.document as PageDocument);
    },
    keepMine: async () => {
      const fresh = await onReload();
      if (fresh) await send(fresh.page.version);
    },
    takeTheirs: async () => {
      const fresh = await onReload();
      if (!fresh) return;
      setBase(fresh);
      saving.reset();
      change(() => fresh.document as PageDocument);
    },
  };
}
