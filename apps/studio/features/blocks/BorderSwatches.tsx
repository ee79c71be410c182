import type { BlockStyleValue } from '@veranda/domain/pages/block-style';
import type { SectionTheme } from '@veranda/domain/pages/document';
import { styleName, styleOptions } from './block-style-messages.ts';
import { Swatches } from './Swatches.tsx';
import { useSectionColours } from './use-section-colours.ts';

type BorderColour = BlockStyleValue<'borderColour'>;

interface BorderSwatchesProps {
  /** Section theme on which the border is drawn. */
  readonly theme: SectionTheme;
  /** Null where several blocks differ. */
  readonly value: BorderColour | null;
  readonly onChange: (value: BorderColour) => void;
}

/** The colours of a border in the site's own, as lines upon their ground. */
export function BorderSwatches({ theme, value, onChange }: BorderSwatchesProps) {
  const colours = useSectionColours()[theme];
  const swatches = styleOptions('borderColour').map((option) => {
    const colour = option.value as BorderColour;
    const sample = colours ? (
      <span className="swatch-fill" style={{ background: colours.bg, color: colours[colour] }}>
        <span className="swatch-line" />
      </span>
    ) : null;
    return { value: colour, label: option.label, sample };
  });
  return <Swatches label={styleName('borderColour')} value={value} swatches={swatches} onChange={onChange} />;
}
