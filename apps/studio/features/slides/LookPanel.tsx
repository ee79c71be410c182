import { type SectionTheme, sectionThemes } from '@veranda/domain/pages/document';
import { type Slide, slideDefaults } from '@veranda/domain/pages/slides/slide';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FieldList } from '../blocks/FieldList.tsx';
import { ThemeSwatches } from '../blocks/ThemeSwatches.tsx';
import type { SlideEdits } from './use-slide-edits.ts';
import { lookFields, slideFieldName, t } from './messages.ts';

interface LookPanelProps {
  readonly slide: Slide;
  readonly isReadOnly: boolean;
  readonly edits: SlideEdits;
}

/** Colours, picture and arrangement of a slide as a whole. */
export function LookPanel({ slide, isReadOnly, edits }: LookPanelProps) {
  const value = { ...slideDefaults(slide.type), ...slide.values };
  const theme = sectionThemes.find((each) => each === value['theme']) ?? null;
  return (
    <Panel title={t('look')}>
      <div className="block-fields" inert={isReadOnly}>
        <ThemeSwatches
          label={slideFieldName('theme')}
          value={theme}
          onChange={(chosen: SectionTheme) => edits.set('theme', chosen)}
        />
        <FieldList fields={lookFields} value={value} isReadOnly={isReadOnly} onChange={edits.set} />
      </div>
    </Panel>
  );
}
