import {
  type LibrarySection,
  type MadeSection,
  type SectionGroup,
  sectionGroups,
} from '@veranda/domain/pages/section-library/library-section';
import { sectionsFor } from '@veranda/domain/pages/section-library/section-library';
import { emptySection } from '@veranda/domain/pages/section-library/sketch';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { type ComponentProps, useMemo, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { DrawnDocument } from '@veranda/render/context/target';
import { useSite } from '../../shell/use-site.ts';
import { FoundSections } from './FoundSections.tsx';
import { freshSection, type SectionMaterials } from './library-drawings.ts';
import { matchingSections, sectionsOf } from './matching-sections.ts';
import type { SectionDrag } from './SectionCard.tsx';
import { SectionCards } from './SectionCards.tsx';
import { useSectionTexts } from './use-section-texts.ts';
import { useLibraryRenderer } from './use-library-renderer.ts';
import { useSiteContent } from './use-site-content.ts';
import { t } from './messages.ts';
import './section-library.css';

interface SectionLibraryProps {
  /** The page that a section is added to. */
  readonly drawn: DrawnDocument;
  readonly onClose: () => void;
  readonly onChoose: (made: MadeSection) => void;
  /** A section was let go on the page before another one, or at its end for null. */
  readonly onDrop: (made: MadeSection, before: string | null) => void;
}

const tabs = sectionGroups.map((id) => ({ id, label: t(id) }));

/** Sections that are ready to be added, drawn in the site's own look and in its language. */
export function SectionLibrary({ drawn, onClose, onChoose, onDrop }: SectionLibraryProps) {
  const site = useSite();
  const { texts, error, retry } = useSectionTexts(site.language);
  const { isDragged, said, ...dragging } = useDraggedOut();
  return (
    <Dialog title={t('addASection')} kind="large" isOpen onClose={onClose} isAside={isDragged}>
      <p className="ui-help section-drag-hint">{t('dragHint')}</p>
      <LiveRegion said={said} />
      {texts ? (
        <LibraryContent drawn={drawn} texts={texts} onChoose={onChoose} onDrop={onDrop} dragging={dragging} />
      ) : error === null ? (
        <Skeleton height="320px" />
      ) : (
        <ErrorState message={messageOf(error)} onRetry={retry} />
      )}
    </Dialog>
  );
}

interface LibraryContentProps extends Omit<SectionLibraryProps, 'onClose'>, Pick<SectionMaterials, 'texts'> {
  readonly dragging: Omit<SectionDrag, 'onDrop'>;
}

function LibraryContent({ drawn, texts, onChoose, onDrop, dragging }: LibraryContentProps) {
  const site = useSite();
  const { content, isPending } = useSiteContent(site.id);
  const materials = useMemo(() => ({ texts, content }), [texts, content]);
  const { renderer, error, retry } = useLibraryRenderer(site.id, drawn, isPending ? null : materials);
  const [search, setSearch] = useState('');
  const sections = sectionsFor(content);
  const found = matchingSections(sections, search);
  const isSearch = search.trim() !== '';
  const make = (section: LibrarySection) => freshSection(section, materials);
  const drag: SectionDrag = { ...dragging, onDrop: (section, before) => onDrop(make(section), before) };
  const cards = {
    materials,
    renderer,
    isPlain: error !== null,
    onChoose: (section: LibrarySection) => onChoose(make(section)),
    drag,
  };
  return (
    <>
      <SearchField label={t('searchSections')} value={search} onChange={setSearch} />
      <LiveCount count={isSearch ? found.length : null} />
      {error === null ? null : <ErrorState message={messageOf(error)} onRetry={retry} />}
      {isSearch ? (
        <FoundSections
          {...cards}
          label={t('searchSections')}
          sections={found}
          search={search}
          onClear={() => setSearch('')}
        />
      ) : (
        <SectionGroups {...cards} sections={sections} onChooseEmpty={() => onChoose(newEmptySection())} />
      )}
    </>
  );
}

function LiveCount({ count }: { readonly count: number | null }) {
  return (
    <div className="ui-hidden" role="status">
      {count === null ? null : t('sectionCount', { count })}
    </div>
  );
}

// The library stands aside while a section is dragged, and is back when nothing came of it.
function useDraggedOut() {
  const [isDragged, setDragged] = useState(false);
  const { said, say } = useAnnouncer();
  return {
    isDragged,
    said,
    onBegin: () => setDragged(true),
    onCancel: () => {
      setDragged(false);
      say(t('notAdded'));
    },
  };
}

function SectionGroups({ sections, ...cards }: Omit<ComponentProps<typeof SectionCards>, 'label'>) {
  const [group, setGroup] = useState<SectionGroup>('openings');
  return (
    <Tabs label={t('groups')} tabs={tabs} selected={group} onSelect={(id) => setGroup(id as SectionGroup)}>
      <SectionCards {...cards} label={t(group)} sections={sectionsOf(sections, group)} />
    </Tabs>
  );
}

function newEmptySection(): MadeSection {
  return emptySection({ newId: () => crypto.randomUUID(), position: 'a0' });
}
