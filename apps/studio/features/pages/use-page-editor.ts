import type { PageDocument } from '@veranda/domain/pages/document';
import { showToast } from '@veranda/ui/toast-queue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { t as say } from '../../editing/messages.ts';
import { useEditKeys } from '../../editing/use-edit-keys.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';

/** Milliseconds without news after which what shows the saved page is read again. */
const quietMs = 400;

/** The page as it is edited: its state, its keys, and what follows a save. */
export function usePageEditor({ session, sync }: OpenDocument<PageDocument>) {
  const state = useStore(session);
  useEditKeys({
    undo: () => session.undo(),
    redo: () => session.redo(),
    save: () => void reassure(sync.saveNow()),
  });
  const seq = useDebouncedValue(state.replica.confirmed.seq, quietMs);
  useRefreshed(seq);
  useRestored(state.restored);
  return { ...state, savedSeq: seq };
}

async function reassure(saved: Promise<boolean>): Promise<void> {
  const isSaved = await saved;
  showToast({ topic: 'saved', text: isSaved ? say('allIsSaved') : say('notSavedYet'), isDanger: !isSaved });
}

// Lists of pages and the state of publishing tell of what is not published.
function useRefreshed(seq: number): void {
  const { id: site } = useSite();
  const client = useQueryClient();
  const known = useRef(seq);
  useEffect(() => {
    if (known.current === seq) return;
    known.current = seq;
    void client.invalidateQueries({ queryKey: pagesQuery(site).queryKey });
    void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
    void client.invalidateQueries({ queryKey: ['site', site, 'overview'] });
  }, [client, site, seq]);
}

// The part that was selected before a step comes back into view; the focus stays where it is.
function useRestored(restored: { readonly selection: readonly string[] } | null): void {
  useEffect(() => {
    const [part] = restored?.selection ?? [];
    if (part === undefined) return;
    document.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [restored]);
}
