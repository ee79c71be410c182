import type { PageDocument } from '@veranda/domain/pages/document';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSelected } from '../../documents/use-document-session.ts';
import { useSessionKeys } from '../../editing/use-session-editor.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { EditedPage } from '../pages/page-editor-context.ts';
import { type Checkpoint, useCheckpoint } from '../history/use-checkpoint.ts';

interface EditorInput {
  readonly page: EditedPage;
  readonly open: OpenDocument<PageDocument>;
  /** Lists that tell of the page: they are read again after a save. */
  readonly lists: readonly QueryKey[];
}

/** The page as it is edited: its keys, what follows a save, and ways of keeping a version. */
export function usePageEditor({ page, open, lists }: EditorInput): Checkpoint {
  const site = useSite();
  const versioned = { site: site.id, kind: page.kind, id: page.id };
  const checkpoint = useCheckpoint(versioned, { sync: open.sync, canWrite: mayWrite(site, page.area) });
  const follows = [...lists, ['site', site.id, 'detail'], ['site', site.id, 'overview']];
  useSessionKeys(open, follows, checkpoint.save);
  useRestored(open.session);
  return checkpoint;
}

// The part that was selected before a step comes back into view; the focus stays where it is.
function useRestored(session: DocumentSession<PageDocument>): void {
  const restored = useSelected(session, (state) => state.restored);
  useEffect(() => {
    const [part] = restored?.selection ?? [];
    if (part === undefined) return;
    document.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [restored]);
}
