import type { BoundItem } from '@veranda/domain/blocks/bound-value';
import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { blockFields, blockKindName } from './block-messages.ts';
import { FieldList } from './FieldList.tsx';
import { t } from './messages.ts';
import './blocks.css';

export interface BlockFieldsProps {
  readonly block: Block;
  /** Null for a number that no kind is built for: kept, shown by number, never touched. */
  readonly kind: BlockKind | null;
  readonly isReadOnly: boolean;
  /** The item that the block is on the page of; absent elsewhere. */
  readonly item?: BoundItem | undefined;
  /** Texts that are edited together with others, by their path. */
  readonly sharedText?: (path: string) => SharedText;
  readonly onChange: (path: string, value: unknown) => void;
}

/** The values of one block, by the fields of its kind. */
export function BlockFields({ block, kind, isReadOnly, item, sharedText, onChange }: BlockFieldsProps) {
  return (
    <div className={saysItAll(kind) ? 'block-fields block-fields--lone' : 'block-fields'}>
      {kind ? (
        <FieldList
          fields={blockFields(kind)}
          value={{ ...kind.defaults, ...block.value }}
          isReadOnly={isReadOnly}
          item={item}
          sharedText={sharedText}
          onChange={onChange}
        />
      ) : (
        <p className="ui-muted">{t('notEditableHere')}</p>
      )}
    </div>
  );
}

// The head says already what the one field of such a kind is called: its label is for screen readers only.
function saysItAll(kind: BlockKind | null): boolean {
  if (!kind) return false;
  const [field, ...more] = blockFields(kind);
  return more.length === 0 && field?.label === blockKindName(kind);
}
