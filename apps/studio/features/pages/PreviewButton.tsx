import type { PageSummary } from '@veranda/contracts/pages';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { usePageEditorContext } from './page-editor-context.ts';
import { PagePreview } from './PagePreview.tsx';
import { t } from './messages.ts';

interface PreviewButtonProps {
  readonly page: PageSummary;
  /** Number that grows with every save: the preview is loaded again then. */
  readonly version: number;
}

/** Opens the draft as visitors would see it, with everything that runs for them. */
export function PreviewButton({ page, version }: PreviewButtonProps) {
  const { selection } = usePageEditorContext();
  const [isOpen, setOpen] = useState(false);
  const view = usePreviewView();
  useCommands([{ id: 'preview', group: 'actions', label: t('preview'), run: () => setOpen(true) }]);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Eye size={16} aria-hidden="true" />
        {t('preview')}
      </Button>
      <Dialog title={t('preview')} kind="wide" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="page-preview-sheet">
          <PagePreview page={page} version={version} block={selection.ids.at(-1) ?? null} view={view} />
        </div>
      </Dialog>
    </>
  );
}
