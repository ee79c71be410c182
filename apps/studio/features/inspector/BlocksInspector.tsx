import { blockKind, completeValue } from '@veranda/domain/blocks/registry';
import { sharedFields, sharedValue } from '@veranda/domain/blocks/shared-fields';
import type { BlockKind } from '@veranda/domain/blocks/kind';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BlockLayoutPanel } from '../../canvas/manipulation/BlockLayoutPanel.tsx';
import { duplicateSelected, removeSelected } from '../../canvas/manipulation/block-actions.ts';
import { blockFields } from '../blocks/block-messages.ts';
import { BlockStylePanel } from '../blocks/BlockStylePanel.tsx';
import { FieldList } from '../blocks/FieldList.tsx';
import { useArrangement, usePageDocument, usePageEditorContext } from '../pages/page-editor-context.ts';
import { sameItems } from '../../same-items.ts';
import { t } from './messages.ts';
import { useScene } from '../pages/use-scene.ts';
import { PhonePanel } from './PhonePanel.tsx';

const tabs = (['content', 'layout', 'style', 'phone'] as const).map((id) => ({ id, label: t(id) }));

interface BlocksInspectorProps {
  readonly ids: readonly string[];
}

/** Several blocks: what they have in common is changed in all of them at once. */
export function BlocksInspector({ ids }: BlocksInspectorProps) {
  const { canWrite } = usePageEditorContext();
  const sceneOf = useScene();
  const [tab, setTab] = useState<string>('layout');
  const name = t('blocksSelected', { count: ids.length });
  return (
    <div className="inspector-part" role="group" aria-label={name}>
      <div className="inspector-head">
        <h2 className="ui-clip">{name}</h2>
        {canWrite ? (
          <span className="move-actions">
            <IconButton label={t('duplicate')} size="small" onPress={() => duplicateSelected(sceneOf(ids))}>
              <Copy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('delete')} size="small" onPress={() => removeSelected(sceneOf(ids))}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </span>
        ) : null}
      </div>
      {canWrite ? (
        <Tabs label={name} tabs={tabs} selected={tab} onSelect={setTab}>
          <BlocksSettings tab={tab} ids={ids} />
        </Tabs>
      ) : null}
    </div>
  );
}

function BlocksSettings({ tab, ids }: BlocksInspectorProps & { readonly tab: string }) {
  const { change } = usePageEditorContext();
  const document = useArrangement();
  const scene = useScene()(ids);
  return (
    <div className="block-fields">
      {tab === 'content' ? <SharedFields ids={ids} /> : null}
      {tab === 'layout' ? (
        <BlockLayoutPanel {...scene} document={document} device="desktop" ids={ids} />
      ) : null}
      {tab === 'style' ? <BlockStylePanel document={document} ids={ids} onEdit={change} /> : null}
      {tab === 'phone' ? <PhonePanel ids={ids} /> : null}
    </div>
  );
}

function SharedFields({ ids }: BlocksInspectorProps) {
  const { setValue } = usePageEditorContext();
  const blocks = usePageDocument((document) => ids.flatMap((id) => document.blocks[id] ?? []), sameItems);
  const item = usePageDocument(({ meta }) => meta, Object.is);
  const kinds = blocks.flatMap(({ type }) => blockKind(type) ?? []);
  const [kind] = kinds;
  const fields = kinds.length === blocks.length ? sharedFields(kinds) : [];
  if (!kind || fields.length === 0) return <p className="ui-muted">{t('noSharedFields')}</p>;
  const value = sharedValue(
    blocks.map((block, index) => completeValue(kinds[index] as BlockKind, block.value)),
  );
  return (
    <>
      <p className="ui-help">{t('changesAll')}</p>
      <FieldList
        fields={blockFields({ key: kind.key, fields })}
        value={value}
        isReadOnly={false}
        item={item}
        onChange={(path, next) => setValue(ids, path, next)}
      />
    </>
  );
}
