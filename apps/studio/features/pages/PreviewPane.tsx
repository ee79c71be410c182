import { Dialog } from '@veranda/ui/Dialog.tsx';
import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import type { usePreviewPane } from './use-preview-pane.ts';
import { t } from './messages.ts';

interface PreviewPaneProps extends PagePreviewProps {
  readonly place: ReturnType<typeof usePreviewPane>;
}

/** The preview beside the editor, or on a sheet over it. */
export function PreviewPane({ place, ...preview }: PreviewPaneProps) {
  if (place.isBeside)
    return (
      <aside className="page-editor-aside" aria-label={t('preview')}>
        <PagePreview {...preview} />
      </aside>
    );
  if (!place.isOver) return null;
  return (
    <Dialog title={t('preview')} kind="wide" isOpen onClose={place.close}>
      <div className="page-preview-sheet">
        <PagePreview {...preview} />
      </div>
    </Dialog>
  );
}
