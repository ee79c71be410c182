import type { PageDocument } from '@veranda/domain/pages/document';
import { useEffect } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';

/** The page as it is edited: its state, its keys, and what follows a save. */
export function usePageEditor(open: OpenDocument<PageDocument>) {
  const { id: site } = useSite();
  const state = useSessionEditor(open, [
    pagesQuery(site).queryKey,
    ['site', site, 'detail'],
    ['site', site, 'overview'],
  ]);
  useRestored(state.restored);
  return state;
}

// The part that was selected before a step comes back into view; the focus stays where it is.
function useRestored(restored: { readonly selection: readonly string[] } | null): void {
  useEffect(() => {
    const [part] = restored?.selection ?? [];
    if (part === undefined) return;
    document.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [restored]);
}
