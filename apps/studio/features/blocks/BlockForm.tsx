import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { type ReactNode, useState } from 'react';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { blockFields, blockKindName } from './block-messages.ts';
import { BlockToggle } from './BlockToggle.tsx';
import { FieldList } from './FieldList.tsx';
import { t } from './messages.ts';
import './blocks.css';

interface BlockFormProps {
  readonly block: Block;
  /** Null for a number that no kind is built for: kept, shown by number, never touched. */
  readonly kind: BlockKind | null;
  readonly isReadOnly: boolean;
  /** True when its fields are shown; else it is a line with a summary. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Marks of who else is in the block, at its head. */
  readonly marks?: ReactNode;
  /** Actions on the block as a whole, at its head. */
  readonly actions?: ReactNode;
  /** Texts that are edited together with others, by their path. */
  readonly sharedText?: (path: string) => SharedText;
  /** The panel of its style; absent where it may not be changed. */
  readonly styles?: ReactNode;
  readonly onChange: (path: string, value: unknown) => void;
}

/** The values of one block, edited through the fields of its kind, and its style. */
export function BlockForm(props: BlockFormProps) {
  const { block, kind, isOpen, onToggle, marks, actions, styles } = props;
  const [tab, setTab] = useState('content');
  const content = <BlockFields {...props} />;
  return (
    <>
      <header className="block-head">
        <BlockToggle block={block} kind={kind} isOpen={isOpen} onToggle={onToggle} />
        {marks}
        {actions}
      </header>
      {isOpen && styles ? (
        <div className="block-tabs">
          <Tabs label={t('partsOfTheBlock')} selected={tab} onSelect={setTab} tabs={tabs}>
            {tab === 'content' ? content : <div className="block-fields">{styles}</div>}
          </Tabs>
        </div>
      ) : null}
      {isOpen && !styles ? content : null}
    </>
  );
}

const tabs = [
  { id: 'content', label: t('content') },
  { id: 'style', label: t('style') },
] as const;

function BlockFields({ block, kind, isReadOnly, sharedText, onChange }: BlockFormProps) {
  return (
    <div className={saysItAll(kind) ? 'block-fields block-fields--lone' : 'block-fields'}>
      {kind ? (
        <FieldList
          fields={blockFields(kind)}
          value={{ ...kind.defaults, ...block.value }}
          isReadOnly={isReadOnly}
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
