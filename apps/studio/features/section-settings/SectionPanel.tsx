import {
  type Section,
  sectionAlignments,
  sectionHeights,
  sectionSpacings,
  sectionWidths,
} from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { PageEditArgs } from '@veranda/domain/pages/edits/page-edit';
import { RangeField } from '@veranda/ui/RangeField.tsx';
import type { PartPanelProps } from '../blocks/document-edits.ts';
import { ThemeSwatches } from '../blocks/ThemeSwatches.tsx';
import { AnchorField } from './AnchorField.tsx';
import { BackgroundFields } from './BackgroundFields.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { t } from './messages.ts';

type Field = PageEditArgs['section.set']['path'];

/** What a section looks like as a whole: colours, background, width, height, spacing, alignment and anchor. */
export function SectionPanel({ document, id, onEdit }: PartPanelProps) {
  const section = document.sections[id];
  if (!section) return null;
  const set =
    <Path extends Field>(path: Path) =>
    (value: Section[Path]) =>
      onEdit([edit('section.set', { id, path, value, was: section[path] })], {
        label: changed[path],
        coalesceKey: `${id} ${path}`,
      });
  const taken = Object.values(document.sections).flatMap((other) => (other.id === id ? [] : [other.anchor]));
  return (
    <div className="style-panel">
      <ThemeSwatches label={t('colors')} value={section.theme} onChange={set('theme')} />
      <BackgroundFields background={section.background} onChange={set('background')} />
      <ChoiceRow label={t('width')} value={section.width} choices={widths} onChange={set('width')} />
      <RangeField
        label={t('minHeight')}
        value={section.minHeight}
        {...sectionHeights}
        step={5}
        words={heightWords(section.minHeight)}
        onChange={set('minHeight')}
      />
      {section.minHeight === 0 ? null : (
        <ChoiceRow
          label={t('verticalAlign')}
          value={section.verticalAlign}
          choices={alignments}
          onChange={set('verticalAlign')}
        />
      )}
      <ChoiceRow label={t('spacing')} value={section.spacing} choices={spacings} onChange={set('spacing')} />
      <AnchorField value={section.anchor} taken={taken} onChange={set('anchor')} />
    </div>
  );
}

const changed: Readonly<Record<Field, string>> = {
  theme: t('changedTheme'),
  background: t('changedBackground'),
  width: t('changedWidth'),
  minHeight: t('changedMinHeight'),
  spacing: t('changedSpacing'),
  verticalAlign: t('changedVerticalAlign'),
  anchor: t('changedAnchor'),
};

const widthNames = {
  narrow: t('widthNarrow'),
  content: t('widthContent'),
  wide: t('widthWide'),
  full: t('widthFull'),
};
const widths = sectionWidths.map((value) => ({ value, label: widthNames[value] }));

const alignmentNames = {
  top: t('verticalAlignTop'),
  center: t('verticalAlignCenter'),
  bottom: t('verticalAlignBottom'),
};
const alignments = sectionAlignments.map((value) => ({ value, label: alignmentNames[value] }));

const spacingNames = {
  none: t('spacingNone'),
  small: t('spacingSmall'),
  medium: t('spacingMedium'),
  large: t('spacingLarge'),
};
const spacings = sectionSpacings.map((value) => ({ value, label: spacingNames[value] }));

function heightWords(number: number): string {
  return number === 0 ? t('minHeightContent') : t('minHeightPart', { number });
}
