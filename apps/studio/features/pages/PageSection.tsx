import type { Presence } from '@veranda/contracts/documents';
import type { PageDocument } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later-part.ts';
import { lockHolder } from '../../documents/section-locks.ts';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
import { SectionLock } from '../../editing/SectionLock.tsx';
import { useArrangement, usePageEditorContext, usePeople } from './page-editor-context.ts';
import { PageBlock } from './PageBlock.tsx';
import type { OrderedSection } from './page-document.ts';
import { SectionActions } from './SectionActions.tsx';
import { useFocusOnLock } from './use-focus-on-lock.ts';
import { t } from './messages.ts';

const SectionPanel = laterPart(() =>
  import('../section-settings/SectionPanel.tsx').then((file) => file.SectionPanel),
);

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
  const name = t('sectionNumber', { number: index + 1 });
  return (
    <section ref={element} className="page-section" aria-label={name} data-part={section.id} tabIndex={-1}>
      <header className="page-section-head">
        <h2>{name}</h2>
        <PeopleInPart people={peopleIn(section.id, people, document)} />
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
        <Suspense fallback={<Skeleton height="160px" />}>
          <div className="page-section-settings">
            <SectionPanel document={document} id={section.id} onEdit={change} />
          </div>
        </Suspense>
      ) : null}
      <SectionBlocks {...rest} blocks={blocks} />
      {canWrite && blocks.length === 0 ? (
        <EmptySection onAdd={() => chooseBlock({ sectionId: section.id, after: null })} />
      ) : null}
    </section>
  );
}

// Those in a block are marked there.
function peopleIn(section: string, people: readonly Presence[], { blocks }: PageDocument) {
  return people.filter(
    ({ sectionId, selection }) => sectionId === section && !selection.some((id) => blocks[id]),
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
