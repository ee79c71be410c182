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
import { MoveControls } from '../pages/MoveControls.tsx';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { useSharedTexts } from '../pages/shared-texts.ts';
import { t } from './messages.ts';
import { useScene } from '../pages/use-scene.ts';
import { PhonePanel } from './PhonePanel.tsx';

const tabs = (['content', 'layout', 'style', 'phone'] as const).map((id) => ({ id, label: t(id) }));

/** One block: its content, where it stands on desktop and phone, and its style. */
export function BlockInspector({ block }: { readonly block: Block }) {
  const { session, presence, canWrite, people, setValue } = usePageEditorContext();
  const sharedText = useSharedTexts(session, block.id);
  const [tab, setTab] = useState<string>('content');
  const kind = blockKind(block.type);
  const fields = (
    <BlockFields
      block={block}
      kind={kind}
      isReadOnly={!canWrite || lockHolder(people, block.sectionId) !== undefined}
      sharedText={sharedText}
      onChange={(path, value) => setValue([block.id], path, value)}
    />
  );
  const name = blockName(block, kind);
  return (
    <div
      className="inspector-part"
      role="group"
      aria-label={t('settingsOf', { name: name.toLowerCase() })}
      data-part={block.id}
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
          {tab === 'content' ? fields : <BlockSettings tab={tab} id={block.id} />}
        </Tabs>
      ) : (
        fields
      )}
    </div>
  );
}

function BlockHead({ block, name }: { readonly block: Block; readonly name: string }) {
  const { document, people, canWrite, moveBlock, removeBlock } = usePageEditorContext();
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
  const { document, change } = usePageEditorContext();
  const scene = useScene()([id]);
  return (
    <div className="block-fields">
      {tab === 'layout' ? <BlockLayoutPanel {...scene} device="desktop" ids={[id]} /> : null}
      {tab === 'style' ? <BlockStylePanel document={document} ids={[id]} onEdit={change} /> : null}
      {tab === 'phone' ? <PhonePanel ids={[id]} /> : null}
    </div>
  );
}
