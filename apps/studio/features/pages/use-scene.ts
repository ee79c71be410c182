import type { ArrangedDevice } from '@veranda/domain/pages/arrange/places';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { ManipulationScene } from '../../canvas/manipulation/manipulation-scene.ts';
import { blockName } from '../blocks/block-messages.ts';
import { usePageEditorContext } from './page-editor-context.ts';

/** What may be done to blocks of the page, as the actions of the canvas take it: the document is that of the moment. */
export function useScene(): (ids: readonly string[], device?: ArrangedDevice) => ManipulationScene {
  const { documentNow, canWrite, change, say, selection } = usePageEditorContext();
  return (ids, device = 'desktop') => ({
    get document() {
      return documentNow();
    },
    selection: ids,
    device: canWrite ? device : null,
    nameOf: (block) => blockName(block, blockKind(block.type)),
    onEdit: change,
    onSelect: selection.select,
    say,
  });
}
