import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lockHolder } from '../../documents/section-locks.ts';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
import { SectionLock } from '../../editing/SectionLock.tsx';
import { SectionPanel } from '../blocks/later-panels.ts';
import { useArrangement, usePageEditorContext, usePeople } from './page-editor-context.ts';
import { PageBlock } from './PageBlock.tsx';
import type { OrderedSection } from './page-document.ts';
import { SectionActions } from './SectionActions.tsx';
import { useFocusOnLock } from './use-focus-on-lock.ts';
import { t } from './messages.ts';

interface PageSectionProps extends OrderedSection {
  /** Counted from 0, among `count`. */
  readonly index: number;
  readonly count: number;
  /** True where its blocks are not listed for now. */
  readonly isFolded: boolean;
  readonly onUnfold: () => void;
}

/** A section of the page: its settings, its blocks, and what may be done with it. */
export function PageSection({ section, blocks, index, count, ...rest }: PageSectionProps) {
  const { canWrite, presence, change, chooseBlock } = usePageEditorContext();
  const [document, people] = [useArrangement(), usePeople()];
  const element = useFocusOnLock(lockHolder(people, section.id) !== undefined);
  const [isOpen, setOpen] = useState(false);
  // Those in a block are marked there.
  const here = people.filter(
    ({ sectionId, selection }) => sectionId === section.id && !selection.some((id) => document.blocks[id]),
  );
  const name = t('sectionNumber', { number: index + 1 });
  return (
    <section ref={element} className="page-section" aria-label={name} data-part={section.id} tabIndex={-1}>
      <header className="page-section-head">
        <h2>{name}</h2>
        <PeopleInPart people={here} />
        {canWrite ? (
          <IconButton
            label={t('settingsOfSectionNumber', { number: index + 1 })}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={16} aria-hidden="true" />
          </IconButton>
        ) : null}
        {canWrite ? <SectionActions id={section.id} index={index} count={count} /> : null}
      </header>
      {canWrite ? <SectionLock presence={presence} section={section.id} /> : null}
      {canWrite && isOpen ? (
        <div className="page-section-settings">
          <Suspense fallback={<Skeleton height="160px" />}>
            <SectionPanel document={document} id={section.id} onEdit={change} />
          </Suspense>
        </div>
      ) : null}
      <SectionBlocks {...rest} blocks={blocks} />
      {canWrite && blocks.length === 0 ? (
        <EmptySection onAdd={() => chooseBlock({ sectionId: section.id, after: null })} />
      ) : null}
    </section>
  );
}

function SectionBlocks({
  blocks,
  isFolded,
  onUnfold,
}: Pick<PageSectionProps, 'blocks' | 'isFolded' | 'onUnfold'>) {
  if (!isFolded || blocks.length === 0)
    return blocks.map((block) => <PageBlock key={block.id} block={block} />);
  return (
    <span>
      <Button size="small" onPress={onUnfold}>
        {t('showBlocks', { count: blocks.length })}
      </Button>
    </span>
  );
}

function EmptySection({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className="page-section-empty">
      <p className="ui-muted">{t('thisSectionIsEmpty')}</p>
      <Button size="small" onPress={onAdd}>
        <Plus size={14} aria-hidden="true" />
        {t('addABlock')}
      </Button>
    </div>
  );
}
