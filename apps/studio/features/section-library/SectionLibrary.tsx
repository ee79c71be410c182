import {
  type LibrarySection,
  type MadeSection,
  type SectionGroup,
  sectionGroups,
} from '@veranda/domain/pages/section-library/library-section';
import { sectionsFor } from '@veranda/domain/pages/section-library/section-library';
import { emptySection } from '@veranda/domain/pages/section-library/sketch';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { type ComponentProps, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { DrawnDocument } from '../../canvas/canvas-renderer.ts';
import { useSite } from '../../shell/use-site.ts';
import { freshSection } from './library-drawings.ts';
import { matchingSections, sectionsOf } from './matching-sections.ts';
import { SectionCards } from './SectionCards.tsx';
import { useLibraryRenderer } from './use-library-renderer.ts';
import { useSiteContent } from './use-site-content.ts';
import { t } from './messages.ts';
import './section-library.css';

interface SectionLibraryProps {
  /** The page that a section is added to. */
  readonly drawn: DrawnDocument;
  readonly onClose: () => void;
  readonly onChoose: (made: MadeSection) => void;
}

const tabs = sectionGroups.map((id) => ({ id, label: t(id) }));

/** Sections that are ready to be added, drawn in the site's own look. */
export function SectionLibrary({ drawn, onClose, onChoose }: SectionLibraryProps) {
  const site = useSite();
  const { content, isPending } = useSiteContent(site.id);
  const { renderer, error, retry } = useLibraryRenderer(site.id, drawn, isPending ? null : content);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<SectionGroup>('openings');
  const sections = sectionsFor(content);
  const isSearch = search.trim() !== '';
  const found = matchingSections(sections, search);
  const cards = {
    content,
    renderer,
    isPlain: error !== null,
    onChoose: (section: LibrarySection) => onChoose(freshSection(section, content)),
  };
  const chooseEmpty = () => onChoose(emptySection({ newId: () => crypto.randomUUID(), position: 'a0' }));
  return (
    <Dialog title={t('addASection')} kind="large" isOpen onClose={onClose}>
      <SearchField label={t('searchSections')} value={search} onChange={setSearch} />
      <div className="ui-hidden" role="status">
        {isSearch ? t('sectionCount', { count: found.length }) : null}
      </div>
      {error === null ? null : <ErrorState message={messageOf(error)} onRetry={retry} />}
      {isSearch ? (
        <Found search={search} onClear={() => setSearch('')} label={t('searchSections')} sections={found} {...cards} />
      ) : (
        <Tabs label={t('groups')} tabs={tabs} selected={group} onSelect={(id) => setGroup(id as SectionGroup)}>
          <SectionCards
            label={t(group)}
            sections={sectionsOf(sections, group)}
            onChooseEmpty={chooseEmpty}
            {...cards}
          />
        </Tabs>
      )}
    </Dialog>
  );
}

type FoundProps = ComponentProps<typeof SectionCards> & {
  readonly search: string;
  readonly onClear: () => void;
};

function Found({ search, onClear, ...cards }: FoundProps) {
  if (cards.sections.length > 0) return <SectionCards {...cards} />;
  return (
    <EmptyState
      title={t('noSectionFound')}
      actions={
        <Button size="small" onPress={onClear}>
          {t('clearSearch')}
        </Button>
      }
    >
      {t('noSectionFoundText', { text: search.trim() })}
    </EmptyState>
  );
}
