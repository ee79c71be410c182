import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { useDeferredValue } from 'react';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { blockIconOf } from '../blocks/block-icons.ts';
import { useBlock } from '../pages/page-editor-context.ts';
import { DragGrip } from './DragGrip.tsx';
import { layerWords } from './layer-words.ts';
import { LayerMenu, type LayerProps } from './LayerMenu.tsx';

/** A block, named by its kind and its first words. */
export function BlockLayer({ block, ...rest }: { readonly block: Block } & LayerProps) {
  // The words follow what is typed, behind it: each change of one layer reads the whole tree.
  const now = useDeferredValue(useBlock(block.id));
  const { name, excerpt } = layerWords(now ?? block);
  const { icon: Icon } = blockIconOf(blockKind(block.type)?.key);
  return (
    <TreeItem
      id={block.id}
      textValue={excerpt === '' ? name : `${name}: ${excerpt}`}
      className="layer layer--block"
    >
      <TreeItemContent>
        {() => (
          <>
            <Icon size={16} aria-hidden="true" className="layer-icon" />
            <span className="layer-name">{name}</span>
            <span className="layer-excerpt ui-clip">{excerpt}</span>
            {rest.canWrite ? <DragGrip name={name} /> : null}
            <LayerMenu {...rest} id={block.id} name={name.toLowerCase()} canMove={{ up: true, down: true }} />
          </>
        )}
      </TreeItemContent>
    </TreeItem>
  );
}
