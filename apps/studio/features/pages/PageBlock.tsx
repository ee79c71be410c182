import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { canMoveBlock } from '@veranda/domain/pages/move-block';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { lockHolder } from '../../documents/section-locks.ts';
import { BlockForm } from '../blocks/BlockForm.tsx';
import { BlockStylePanel } from '../blocks/later-panels.ts';
import { blockName } from '../blocks/block-messages.ts';
import { useArrangement, usePageDocument, usePageEditorContext, usePeople } from './page-editor-context.ts';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
import { BlockNotices, useMayChange } from './BlockNotices.tsx';
import { MoveControls } from './MoveControls.tsx';
import { stepOfKey } from './step-of-key.ts';
import { sameFields, useSharedTexts } from './shared-texts.ts';
import { t } from './messages.ts';

/**
 * A block of the page with what may be done with it, and the place below it where another can be put. Of the block that
 * is given only what belongs to its arrangement is read.
 */
export function PageBlock({ block }: { readonly block: Block }) {
  const { canWrite, selection, moveBlock } = usePageEditorContext();
  const name = blockName(block, blockKind(block.type)).toLowerCase();
  return (
    <>
      <div
        className="page-block"
        role="group"
        aria-labelledby={`block-${block.id}`}
        aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown"
        data-part={block.id}
        tabIndex={-1}
        onFocusCapture={() => selection.follow(block.id)}
        onKeyDownCapture={(event) => {
          const by = stepOfKey(event);
          if (by && canWrite) moveBlock(block, by);
        }}
      >
        <EditedBlock block={block} name={name} />
      </div>
      {canWrite ? <AddBelow block={block} name={name} /> : null}
    </>
  );
}

interface NamedBlockProps {
  readonly block: Block;
  /** Name of the block inside a sentence. */
  readonly name: string;
}

function EditedBlock({ block, name }: NamedBlockProps) {
  const { session, canWrite, expanded, setValue, change } = usePageEditorContext();
  const [document, people] = [useArrangement(), usePeople()];
  const sharedText = useSharedTexts(session, block.id);
  const isOpen = expanded.opened.has(block.id);
  const mayChange = useMayChange();
  const item = usePageDocument(({ meta }) => meta, Object.is);
  // Its line has its words; where it is open its fields have them.
  const now = usePageDocument(({ blocks }) => blocks[block.id], isOpen ? sameFields : Object.is);
  return (
    <BlockForm
      block={now ?? block}
      kind={blockKind(block.type)}
      notices={canWrite ? <BlockNotices block={now ?? block} /> : undefined}
      isReadOnly={!canWrite || !mayChange(block) || lockHolder(people, block.sectionId) !== undefined}
      isOpen={isOpen}
      onToggle={() => expanded.toggle(block.id)}
      marks={<PeopleInPart people={people.filter(({ selection }) => selection.includes(block.id))} />}
      actions={canWrite ? <BlockActions block={block} name={name} /> : undefined}
      item={item}
      sharedText={sharedText}
      styles={canWrite ? <BlockStylePanel document={document} ids={[block.id]} onEdit={change} /> : undefined}
      onChange={(path, value) => setValue([block.id], path, value)}
    />
  );
}

function BlockActions({ block, name }: NamedBlockProps) {
  const { moveBlock, removeBlock } = usePageEditorContext();
  const document = useArrangement();
  return (
    <MoveControls
      name={name}
      canMove={(by) => canMoveBlock(document, block.id, by)}
      onMove={(by) => moveBlock(block, by)}
      onRemove={() => removeBlock(block)}
    />
  );
}

function AddBelow({ block, name }: NamedBlockProps) {
  const { chooseBlock } = usePageEditorContext();
  return (
    <Button
      className="add-below"
      aria-label={t('addABlockBelow', { name })}
      onPress={() => chooseBlock({ sectionId: block.sectionId, after: block.id })}
    >
      <span>
        <Plus size={14} aria-hidden="true" />
      </span>
    </Button>
  );
}
