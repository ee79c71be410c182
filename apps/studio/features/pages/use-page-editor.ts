import type { PageDocument } from '@veranda/domain/pages/document';
import { showToast } from '@veranda/ui/toast-queue';
import { useDocumentEditor } from '../../editing/use-document-editor.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveDocument } from '../../queries/page-queries.ts';
import type { PageDetail } from './use-page-settings.ts';
import { t } from './messages.ts';

interface PageEditorInput {
  readonly detail: PageDetail;
  readonly document: PageDocument;
  /** Reads the page as it is now. */
  readonly onReload: () => Promise<PageDetail | undefined>;
}

/** The page as it is edited; it is saved when that is asked for. */
export function usePageEditor({ detail, document, onReload }: PageEditorInput) {
  const sending = useSaveDocument(useSite().id, detail.page.id);
  return useDocumentEditor<PageDocument>({
    id: detail.page.id,
    read: { version: detail.page.version, document },
    sending,
    send: async (edited) => {
      const { page } = await sending.mutateAsync(edited);
      showToast({ text: t('saved') });
      return { version: page.version, document: edited.document };
    },
    refetch: async () => {
      const fresh = await onReload();
      return fresh?.document ? { version: fresh.page.version, document: fresh.document } : undefined;
    },
  });
}
