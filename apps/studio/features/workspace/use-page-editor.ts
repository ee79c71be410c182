import type { PageDocument } from '@veranda/domain/pages/document';
import { useEffect } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useCheckpoint } from '../history/use-checkpoint.ts';

/** The page as it is edited: its state, its keys, and what follows a save. */
export function usePageEditor(open: OpenDocument<PageDocument>, page: string) {
  const site = useSite();
  const versioned = { site: site.id, kind: 'page', id: page } as const;
  const checkpoint = useCheckpoint(versioned, { sync: open.sync, canWrite: mayWrite(site, 'pages') });
  const follows = [
    pagesQuery(site.id).queryKey,
    ['site', site.id, 'detail'],
    ['site', site.id, 'overview'],
  ] as const;
  const state = useSessionEditor(open, follows, checkpoint.save);
  useRestored(state.restored);
  return { ...state, checkpoint };
}

// The part that was selected before a step comes back into view; the focus stays where it is.
function useRestored(restored: { readonly selection: readonly string[] } | null): void {
  useEffect(() => {
    const [part] = restored?.selection ?? [];
    if (part === undefined) return;
    document.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [restored]);
}
