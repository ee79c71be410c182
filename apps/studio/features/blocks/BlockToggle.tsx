import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { BlockThumb } from './BlockThumb.tsx';
import { blockName } from './block-messages.ts';
import { blockIconOf } from './block-icons.ts';

interface BlockToggleProps {
  readonly block: Block;
  readonly kind: BlockKind | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Characters of a block's words that its line shows; the line is cut where there is less room. */
const excerptLength = 120;

/** Name and summary of a block; opens and closes its fields. */
export function BlockToggle({ block, kind, isOpen, onToggle }: BlockToggleProps) {
  const { icon: Icon } = blockIconOf(kind?.key);
  const value = { ...kind?.defaults, ...block.value };
  const [image] = kind?.assets?.(value) ?? [];
  return (
    <h3>
      <Button className="block-toggle" aria-expanded={isOpen} onPress={onToggle}>
        <ChevronDown size={16} aria-hidden="true" className="block-chevron" />
        {image && !isOpen ? <BlockThumb asset={image} /> : <Icon size={16} aria-hidden="true" />}
        <span className="block-name" id={`block-${block.id}`}>
          {blockName(block, kind)}
        </span>
        {isOpen ? null : (
          <span className="block-excerpt ui-clip">{kind?.text?.(value).slice(0, excerptLength)}</span>
        )}
      </Button>
    </h3>
  );
}
