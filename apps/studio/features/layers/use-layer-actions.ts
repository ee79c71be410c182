import type { Block } from '@veranda/domain/pages/document';
import type { Step } from '@veranda/domain/pages/move-block';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { reorderEdits, reorderSectionEdits } from '@veranda/domain/pages/reorder';
import { duplicateSelected, removeSelected } from '../../canvas/manipulation/block-actions.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { useScene } from '../pages/use-scene.ts';
import { t } from './messages.ts';
import { layerWords } from './layer-words.ts';

/** What the layers do to parts of the page, by their ids. */
export function useLayerActions() {
  const editor = usePageEditorContext();
  const sceneOf = useScene();
  const { documentNow, change, say } = editor;
  const blockOf = (id: string): Block | undefined => documentNow().blocks[id];
  return {
    move: (id: string, by: Step) => {
      const block = blockOf(id);
      if (block) editor.moveBlock(block, by);
      else editor.moveSection(id, by);
    },
    duplicate: (id: string) => {
      if (blockOf(id)) duplicateSelected(sceneOf([id]));
      else editor.duplicateSection(id);
    },
    remove: (id: string) => {
      if (blockOf(id)) removeSelected(sceneOf([id]));
      else editor.removeSection(id);
    },
    /** Brings a block before another one of a section, or to its end for null. */
    place: (id: string, sectionId: string, before: string | null) => {
      const block = blockOf(id);
      if (!block) return;
      const label = t('movedBlock', { name: layerWords(block).name.toLowerCase() });
      const edits = reorderEdits(documentNow(), id, { sectionId, before });
      if (change(edits, { label, selection: [id] })) say(label);
    },
    placeSection: (id: string, before: string | null) => {
      const label = t('movedSection');
      if (change(reorderSectionEdits(documentNow(), id, before), { label, selection: [id] })) say(label);
    },
    nextSection: (id: string) => {
      const sections = sectionsInOrder(documentNow());
      return sections[sections.findIndex((each) => each.id === id) + 1]?.id ?? null;
    },
  };
}

export type LayerActions = ReturnType<typeof useLayerActions>;
