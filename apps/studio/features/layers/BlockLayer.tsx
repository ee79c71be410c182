import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { blockIconOf } from '../blocks/block-icons.ts';
import { DragGrip } from './DragGrip.tsx';
import { layerWords } from './layer-words.ts';
import { LayerMenu, type LayerProps } from './LayerMenu.tsx';

/** A block, named by its kind and its first words. */
export function BlockLayer({ block, ...rest }: { readonly block: Block } & LayerProps) {
  const { name, excerpt } = layerWords(block);
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
