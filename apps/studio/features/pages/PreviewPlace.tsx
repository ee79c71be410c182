import { Dialog } from '@veranda/ui/Dialog.tsx';
import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import type { usePreviewPlace } from './use-preview-place.ts';
import { t } from './messages.ts';

interface PreviewPlaceProps extends PagePreviewProps {
  readonly place: ReturnType<typeof usePreviewPlace>;
}

/** The preview beside the editor, or on a sheet over it. */
export function PreviewPlace({ place, ...preview }: PreviewPlaceProps) {
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
