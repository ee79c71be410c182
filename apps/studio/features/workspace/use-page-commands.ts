import { offeredKinds } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { CanvasView } from '../../canvas/use-canvas-view.ts';
import { type Command, useCommands } from '../../commands/command-list.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { blockKindName } from '../blocks/block-messages.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { useSite } from '../../shell/use-site.ts';
import { useAskedContent } from '../section-library/use-asked-content.ts';
import { useInsertSpot } from './use-insert-spot.ts';
import { t } from './messages.ts';

interface PageCommandsInput {
  readonly view: CanvasView;
  readonly open: OpenDocument<PageDocument>;
}

/** Offers what can be done to the page to the command menu. */
export function usePageCommands({ view, open: { session } }: PageCommandsInput): void {
  const { canWrite } = usePageEditorContext();
  const insertions = useInsertions();
  const shows: Command[] = [
    {
      id: 'desktop',
      group: 'actions',
      label: t('showDesktop'),
      keys: 'Alt+1',
      run: () => view.setDevice('desktop'),
    },
    {
      id: 'tablet',
      group: 'actions',
      label: t('showTablet'),
      keys: 'Alt+2',
      run: () => view.setDevice('tablet'),
    },
    {
      id: 'phone',
      group: 'actions',
      label: t('showPhone'),
      keys: 'Alt+3',
      run: () => view.setDevice('phone'),
    },
  ];
  const changes: Command[] = [
    { id: 'undo', group: 'actions', label: t('undo'), keys: 'Mod+Z', run: () => session.undo() },
    { id: 'redo', group: 'actions', label: t('redo'), keys: 'Mod+Shift+Z', run: () => session.redo() },
    ...insertions,
  ];
  useCommands(canWrite ? [...changes, ...shows] : shows);
}

function useInsertions(): readonly Command[] {
  const { addBlock, chooseSection, selection } = usePageEditorContext();
  const spotOf = useInsertSpot();
  const content = useAskedContent(useSite().id);
  const section: Command = {
    id: 'section',
    group: 'insert',
    label: t('addASection'),
    run: () =>
      chooseSection(selection.section === null ? null : { section: selection.section, side: 'after' }),
  };
  const blocks = offeredKinds.map((kind): Command => {
    const run = async () => {
      const spot = spotOf();
      if (spot === null) return chooseSection(null);
      const id = addBlock(kind.id, spot, await content.read());
      if (id !== null) selection.select([id]);
    };
    return {
      id: `insert-${kind.key}`,
      group: 'insert',
      label: t('insertName', { name: blockKindName(kind) }),
      run: () => void run(),
    };
  });
  return [section, ...blocks];
}
