import type { Edit } from '@veranda/domain/documents/edit';
import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { showToast } from '@veranda/ui/toast-queue';
import type { DocumentSession } from '../../documents/document-session.ts';
import { t } from './messages.ts';

/** Changes the menus by one step of their log, or says that somebody else was faster. */
export function changeMenus(
  session: DocumentSession<NavigationDocument>,
  edits: readonly Edit[],
  label: string,
): void {
  if (edits.length > 0 && session.change(edits, { label }))
    showToast({ topic: 'page-tree', text: t('somebodyWasFaster'), isDanger: true });
}
