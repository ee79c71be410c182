import type { PageDocument } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { useSavedSeq } from '../../editing/use-session-editor.ts';
import { laterPart } from '../../later-part.ts';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { usePageEditorContext } from './page-editor-context.ts';
import type { PreviewedPage } from './PagePreview.tsx';
import { t } from './messages.ts';

const PagePreview = laterPart(() => import('./PagePreview.tsx').then((file) => file.PagePreview));

interface PreviewButtonProps {
  readonly page: PreviewedPage;
  readonly session: DocumentSession<PageDocument>;
}

/** Opens the draft as visitors would see it, with everything that runs for them. */
export function PreviewButton({ page, session }: PreviewButtonProps) {
  const { selection } = usePageEditorContext();
  const [isOpen, setOpen] = useState(false);
  const view = usePreviewView();
  const version = useSavedSeq(session);
  useCommands([{ id: 'preview', group: 'actions', label: t('preview'), run: () => setOpen(true) }]);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Eye size={16} aria-hidden="true" />
        {t('preview')}
      </Button>
      <Dialog title={t('preview')} kind="wide" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="page-preview-sheet">
          <Suspense fallback={<Skeleton height="320px" />}>
            <PagePreview page={page} version={version} block={selection.ids.at(-1) ?? null} view={view} />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}
