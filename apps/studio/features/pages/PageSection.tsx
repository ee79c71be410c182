import type { SectionTheme } from '@veranda/domain/pages/document';
import { sectionThemes } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Palette, Plus } from 'lucide-react';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
import { usePageEditorContext } from './page-editor-context.ts';
import { MoveControls } from './MoveControls.tsx';
import { PageBlock } from './PageBlock.tsx';
import type { OrderedSection } from './page-document.ts';
import { t } from './messages.ts';

interface PageSectionProps extends OrderedSection {
  /** Counted from 0, among `count`. */
  readonly index: number;
  readonly count: number;
}

const themes = sectionThemes.map((value) => ({ value, label: sentence(value) }));

/** A section of the page: its colours, its blocks, and what may be done with it. */
export function PageSection({ section, blocks, index, count }: PageSectionProps) {
  const { canWrite, people, document, colourSection, chooseBlock } = usePageEditorContext();
  // Those in a block are marked there.
  const here = people.filter(
    ({ sectionId, selection }) => sectionId === section.id && !selection.some((id) => document.blocks[id]),
  );
  const name = t('sectionNumber', { number: index + 1 });
  return (
    <section className="page-section" aria-label={name} data-part={section.id} tabIndex={-1}>
      <header className="page-section-head">
        <h2>{name}</h2>
        <PeopleInPart people={here} />
        <div className="page-section-theme">
          <Palette size={16} aria-hidden="true" />
          <Select
            label={t('coloursOfSectionNumber', { number: index + 1 })}
            hideLabel
            options={themes}
            value={section.theme}
            isDisabled={!canWrite}
            onChange={(theme) => colourSection(section.id, theme as SectionTheme)}
          />
        </div>
        {canWrite ? <SectionActions id={section.id} index={index} count={count} /> : null}
      </header>
      {blocks.map((block) => (
        <PageBlock key={block.id} block={block} />
      ))}
      {canWrite && blocks.length === 0 ? (
        <div className="page-section-empty">
          <p className="ui-muted">{t('thisSectionIsEmpty')}</p>
          <Button size="small" onPress={() => chooseBlock({ sectionId: section.id, after: null })}>
            <Plus size={14} aria-hidden="true" />
            {t('addABlock')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function SectionActions({ id, index, count }: { id: string; index: number; count: number }) {
  const { moveSection, duplicateSection, removeSection } = usePageEditorContext();
  return (
    <MoveControls
      name={t('sectionName', { number: index + 1 })}
      canMove={(by) => index + by >= 0 && index + by < count}
      onMove={(by) => moveSection(id, by)}
      onDuplicate={() => duplicateSection(id)}
      onRemove={() => removeSection(id)}
    />
  );
}

function sentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
