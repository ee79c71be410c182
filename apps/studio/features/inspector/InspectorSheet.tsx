import { Dialog } from '@veranda/ui/Dialog.tsx';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';
import { Inspector } from './Inspector.tsx';

/** The settings of what is selected, on a sheet over the page. */
export function InspectorSheet() {
  const { selection } = usePageEditorContext();
  return (
    <Dialog title={t('inspector')} isOpen={selection.isInspected} onClose={selection.closeInspector}>
      <div className="inspector-sheet">{selection.isInspected ? <Inspector /> : null}</div>
    </Dialog>
  );
}
