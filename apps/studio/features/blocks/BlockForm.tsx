import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import type { ReactNode } from 'react';
import { lookOf } from './block-looks.ts';
import { FieldList } from './FieldList.tsx';
import './blocks.css';

export interface BlockFormProps {
  readonly block: Block;
  /** Null for a number that no kind is built for: kept, shown by number, never touched. */
  readonly kind: BlockKind | null;
  readonly isReadOnly: boolean;
  /** What may be done with the block as a whole, at its head. */
  readonly acts?: ReactNode;
  readonly onChange: (path: string, value: unknown) => void;
}

/** The values of one block, edited through the fields of its kind. */
export function BlockForm({ block, kind, isReadOnly, acts, onChange }: BlockFormProps) {
  const { icon: Icon } = lookOf(kind?.key);
  return (
    <>
      <header className="block-head">
        <Icon size={16} aria-hidden="true" />
        <h3 id={`block-${block.id}`}>{blockName(block, kind)}</h3>
        {acts}
      </header>
      <div className={saysItAll(kind) ? 'block-fields block-fields--lone' : 'block-fields'}>
        {kind ? (
          <FieldList
            fields={kind.fields}
            value={{ ...kind.defaults, ...block.value }}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        ) : (
          <p className="ui-muted">This block is kept as it is.</p>
        )}
      </div>
    </>
  );
}

/** What a block is called: the label of its kind, or its number. */
export function blockName(block: Pick<Block, 'type'>, kind: BlockKind | null): string {
  return kind?.label ?? `Block ${String(block.type)}`;
}

// The head says already what the one field of such a kind is called: its label is for screen readers only.
function saysItAll(kind: BlockKind | null): boolean {
  const [field, ...more] = kind?.fields ?? [];
  return field !== undefined && more.length === 0 && field.label === kind?.label;
}
