import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import { FieldList } from './FieldList.tsx';

export interface BlockFormProps {
  readonly block: Block;
  /** Null for a number that no kind is built for: kept, shown by number, never touched. */
  readonly kind: BlockKind | null;
  readonly isReadOnly: boolean;
  readonly onChange: (path: string, value: unknown) => void;
}

/** The values of one block, edited through the fields of its kind. */
export function BlockForm({ block, kind, isReadOnly, onChange }: BlockFormProps) {
  return (
    <div className="block-form" role="group" aria-labelledby={`block-${block.id}`}>
      <p className="block-title" id={`block-${block.id}`}>
        {kind?.label ?? `Block ${String(block.type)}`}
      </p>
      <div className="block-fields">
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
    </div>
  );
}
