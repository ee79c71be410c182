import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { BlockFieldsProps } from './BlockFields.tsx';
import { BlockToggle } from './BlockToggle.tsx';
import { BlockFields } from './later-panels.ts';
import { t } from './messages.ts';
import './blocks.css';

interface BlockFormProps extends BlockFieldsProps {
  /** True when its fields are shown; else it is a line with a summary. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Marks of who else is in the block, at its head. */
  readonly marks?: ReactNode;
  /** What has to be said above its fields. */
  readonly notices?: ReactNode;
  /** Actions on the block as a whole, at its head. */
  readonly actions?: ReactNode;
  /** The panel of its style; absent where it may not be changed. */
  readonly styles?: ReactNode;
}

/** The values of one block, edited through the fields of its kind, and its style. */
export function BlockForm(props: BlockFormProps) {
  const { block, kind, isOpen, onToggle, marks, notices, actions, styles } = props;
  const [tab, setTab] = useState('content');
  const content = (
    <>
      {notices}
      <BlockFields {...props} />
    </>
  );
  return (
    <>
      <header className="block-head">
        <BlockToggle block={block} kind={kind} isOpen={isOpen} onToggle={onToggle} />
        {marks}
        {actions}
      </header>
      <Suspense fallback={<Skeleton height="64px" />}>
        {isOpen && styles ? (
          <div className="block-tabs">
            <Tabs label={t('partsOfTheBlock')} selected={tab} onSelect={setTab} tabs={tabs}>
              {tab === 'content' ? content : <div className="block-fields">{styles}</div>}
            </Tabs>
          </div>
        ) : null}
        {isOpen && !styles ? content : null}
      </Suspense>
    </>
  );
}

const tabs = [
  { id: 'content', label: t('content') },
  { id: 'style', label: t('style') },
] as const;
