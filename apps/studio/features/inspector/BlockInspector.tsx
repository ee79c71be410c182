import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { canMoveBlock } from '@veranda/domain/pages/move-block';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { useState } from 'react';
import { BlockLayoutPanel } from '../../canvas/manipulation/BlockLayoutPanel.tsx';
import { duplicateSelected } from '../../canvas/manipulation/block-actions.ts';
import { lockHolder } from '../../documents/section-locks.ts';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
import { SectionLock } from '../../editing/SectionLock.tsx';
import { BlockFields } from '../blocks/BlockFields.tsx';
import { BlockStylePanel } from '../blocks/BlockStylePanel.tsx';
import { blockIconOf } from '../blocks/block-icons.ts';
import { blockName } from '../blocks/block-messages.ts';
import { SectionThemeContext } from '../blocks/section-theme-context.ts';
import { sectionThemeOf } from '../blocks/section-theme-of.ts';
import { BlockNotices, useMayChange } from '../pages/BlockNotices.tsx';
import { MoveControls } from '../pages/MoveControls.tsx';
import {
  useArrangement,
  usePageDocument,
  usePageEditorContext,
  usePeople,
} from '../pages/page-editor-context.ts';
import { sameFields, useSharedTexts } from '../pages/shared-texts.ts';
import { useScene } from '../pages/use-scene.ts';
import { t } from './messages.ts';
import { PhonePanel } from './PhonePanel.tsx';

const tabs = (['content', 'layout', 'style', 'phone'] as const).map((id) => ({ id, label: t(id) }));

/** One block: its content, where it stands on desktop and phone, and its style. */
export function BlockInspector({ id }: { readonly id: string }) {
  const { presence, canWrite } = usePageEditorContext();
  const block = useArrangement().blocks[id];
  const [tab, setTab] = useState<string>('content');
  if (!block) return null;
  const name = blockName(block, blockKind(block.type));
  return (
    <div
      className="inspector-part"
      role="group"
      aria-label={t('settingsOf', { name: name.toLowerCase() })}
      data-part={id}
      tabIndex={-1}
    >
      <BlockHead block={block} name={name} />
      {canWrite ? <SectionLock presence={presence} section={block.sectionId} /> : null}
      {canWrite ? (
        <Tabs
          label={t('settingsOf', { name: name.toLowerCase() })}
          tabs={tabs}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'content' ? <BlockContent id={id} /> : <BlockSettings tab={tab} id={id} />}
        </Tabs>
      ) : (
        <BlockContent id={id} />
      )}
    </div>
  );
}

function BlockContent({ id }: { readonly id: string }) {
  const { session, canWrite, setValue } = usePageEditorContext();
  const people = usePeople();
  const block = usePageDocument(({ blocks }) => blocks[id], sameFields);
  const item = usePageDocument(({ meta }) => meta, Object.is);
  const sharedText = useSharedTexts(session, id);
  const mayChange = useMayChange();
  const arrangement = useArrangement();
  if (!block) return null;
  return (
    <SectionThemeContext value={sectionThemeOf(arrangement, block)}>
      {canWrite ? <BlockNotices block={block} /> : null}
      <BlockFields
        block={block}
        kind={blockKind(block.type)}
        isReadOnly={!canWrite || !mayChange(block) || lockHolder(people, block.sectionId) !== undefined}
        item={item}
        sharedText={sharedText}
        onChange={(path, value) => setValue([id], path, value)}
      />
    </SectionThemeContext>
  );
}

interface BlockHeadProps {
  /** As it was last arranged. */
  readonly block: Block;
  readonly name: string;
}

function BlockHead({ block, name }: BlockHeadProps) {
  const { canWrite, moveBlock, removeBlock } = usePageEditorContext();
  const [document, people] = [useArrangement(), usePeople()];
  const sceneOf = useScene();
  const { icon: Icon } = blockIconOf(blockKind(block.type)?.key);
  return (
    <div className="inspector-head">
      <Icon size={16} aria-hidden="true" />
      <h2 className="ui-clip">{name}</h2>
      <PeopleInPart people={people.filter(({ selection }) => selection.includes(block.id))} />
      {canWrite ? (
        <MoveControls
          name={name.toLowerCase()}
          canMove={(by) => canMoveBlock(document, block.id, by)}
          onMove={(by) => moveBlock(block, by)}
          onDuplicate={() => duplicateSelected(sceneOf([block.id]))}
          onRemove={() => removeBlock(block)}
        />
      ) : null}
    </div>
  );
}

function BlockSettings({ tab, id }: { readonly tab: string; readonly id: string }) {
  const { change } = usePageEditorContext();
  const document = useArrangement();
  const scene = useScene()([id]);
  return (
    <div className="block-fields">
      {tab === 'layout' ? (
        <BlockLayoutPanel {...scene} document={document} device="desktop" ids={[id]} />
      ) : null}
      {tab === 'style' ? <BlockStylePanel document={document} ids={[id]} onEdit={change} /> : null}
      {tab === 'phone' ? <PhonePanel ids={[id]} /> : null}
    </div>
  );
}
