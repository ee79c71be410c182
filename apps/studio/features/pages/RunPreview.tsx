import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { PagePreview } from './PagePreview.tsx';
import { usePageEditorContext } from './page-editor-context.ts';
import { t } from './messages.ts';

/** Runs the code of a block on the draft of its page: on the site's own host, in a frame without rights. */
export function RunPreview({ id }: { readonly id: string }) {
  const { page } = usePageEditorContext();
  // Each time that it is opened it is run again.
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const run = () => {
    setRound(round + 1);
    setOpen(true);
  };
  const view = usePreviewView();
  return (
    <div className="block-fields">
      <p className="ui-help">{t('codeRunsNote')}</p>
      <div>
        <Button size="small" onPress={run}>
          <Play size={14} aria-hidden="true" />
          {t('runPreview')}
        </Button>
      </div>
      <Dialog title={t('runPreview')} kind="wide" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="page-preview-sheet">
          <PagePreview page={page} version={round} block={id} view={view} />
        </div>
      </Dialog>
    </div>
  );
}
