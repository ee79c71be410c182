import { type Key, Tree } from 'react-aria-components/Tree';
import { type KeyboardEvent, useState } from 'react';
import { stepOfKey } from '../pages/step-of-key.ts';
import { orderedSections } from '../pages/page-document.ts';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';
import { SectionLayer } from './SectionLayer.tsx';
import { type LayerActions, useLayerActions } from './use-layer-actions.ts';
import { useLayerDrag } from './use-layer-drag.ts';
import './layers.css';

/** The parts of the page as a tree in reading order: to select, move, copy, hide and remove them. */
export function LayersPanel() {
  const { hidden, canWrite } = usePageEditorContext();
  const document = useArrangement();
  const actions = useLayerActions();
  const dragAndDropHooks = useLayerDrag(document, actions);
  const [expanded, setExpanded] = useExpandedSections();
  const { selected, select } = useLayerSelection();
  const sections = orderedSections(document);
  return (
    <div className="layers" onKeyDownCapture={(event) => canWrite && runLayerKey(event, actions)}>
      <Tree
        className="layers-tree"
        aria-label={t('layersOf')}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selected}
        onSelectionChange={(keys) => keys !== 'all' && select([...keys].map(String))}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        renderEmptyState={() => <p className="layers-empty">{t('noLayers')}</p>}
        {...(canWrite ? { dragAndDropHooks } : {})}
      >
        {sections.map((section, index) => (
          <SectionLayer
            key={section.section.id}
            {...section}
            index={index}
            count={sections.length}
            isExpanded={expanded.has(section.section.id)}
            hidden={hidden}
            actions={actions}
            canWrite={canWrite}
          />
        ))}
      </Tree>
    </div>
  );
}

// Blocks, or one section: never both.
function useLayerSelection() {
  const { documentNow, selection } = usePageEditorContext();
  const section = selection.section === null ? [] : [selection.section];
  return {
    selected: selection.ids.length > 0 ? selection.ids : section,
    select: (keys: readonly string[]) => {
      const document = documentNow();
      const blocks = keys.filter((key) => key in document.blocks);
      const [chosen] = keys.filter((key) => key in document.sections);
      if (blocks.length > 0 || chosen === undefined) selection.select(blocks);
      else selection.selectSection(chosen);
    },
  };
}

/** A page with more blocks than this starts as a list of its sections. */
const manyBlocks = 120;

// The section of what is selected is open; the others are opened by hand.
function useExpandedSections() {
  const { selection } = usePageEditorContext();
  const document = useArrangement();
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(
    () => new Set(Object.keys(document.blocks).length > manyBlocks ? [] : Object.keys(document.sections)),
  );
  const current = document.blocks[selection.ids.at(-1) ?? '']?.sectionId ?? null;
  const [seen, setSeen] = useState<string | null>(null);
  if (current !== seen) {
    setSeen(current);
    if (current !== null) setExpanded(new Set([...expanded, current]));
  }
  return [expanded as Set<Key>, setExpanded] as const;
}

function runLayerKey(event: KeyboardEvent, actions: LayerActions): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('[role="row"]');
  const id = row?.dataset['key'];
  if (id === undefined) return;
  const by = stepOfKey(event);
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (by) actions.move(id, by);
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(id);
  else if (event.code === 'KeyD' && isCommand) actions.duplicate(id);
  else return;
  event.preventDefault();
}
