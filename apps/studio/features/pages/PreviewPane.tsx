import { Dialog } from '@veranda/ui/Dialog.tsx';
import { PageCanvas, type PageCanvasProps } from './PageCanvas.tsx';
import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import type { usePreviewPane } from './use-preview-pane.ts';
import { t } from './messages.ts';

interface PreviewPaneProps extends PagePreviewProps, PageCanvasProps {
  readonly place: ReturnType<typeof usePreviewPane>;
}

/** The canvas beside the editor, or the preview on a sheet over it. */
export function PreviewPane({ place, ...preview }: PreviewPaneProps) {
  if (place.isBeside)
    return (
      <aside className="page-editor-aside" aria-label={t('preview')}>
        <PageCanvas {...preview} />
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
