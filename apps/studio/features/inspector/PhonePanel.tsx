import { followDesktopEdits } from '@veranda/domain/pages/arrange/arrange-edits';
import { Button } from '@veranda/ui/Button.tsx';
import { BlockLayoutPanel } from '../../canvas/manipulation/BlockLayoutPanel.tsx';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';
import { useScene } from '../pages/use-scene.ts';

/** Where blocks stand on the phone, and the way back to the order of the desktop. */
export function PhonePanel({ ids }: { readonly ids: readonly string[] }) {
  const document = useArrangement();
  const scene = useScene()(ids, 'phone');
  const isDetached = ids.some((id) => document.blocks[id]?.layout.phone);
  return (
    <>
      {isDetached ? null : <p className="ui-help">{t('phoneFollows')}</p>}
      <BlockLayoutPanel {...scene} document={document} device="phone" ids={ids} />
      <PageReset />
    </>
  );
}

function PageReset() {
  const { change, say } = usePageEditorContext();
  const document = useArrangement();
  const detached = Object.values(document.blocks).filter(({ layout }) => layout.phone);
  if (detached.length === 0) return null;
  const ids = detached.map(({ id }) => id);
  return (
    <div className="inspector-note">
      <p className="ui-help">{t('detachedOnPage', { count: detached.length })}</p>
      <span>
        <Button
          size="small"
          onPress={() => {
            const label = t('resetPageDone');
            if (change(followDesktopEdits(document, ids), { label, selection: [] })) say(label);
          }}
        >
          {t('resetPage')}
        </Button>
      </span>
    </div>
  );
}
