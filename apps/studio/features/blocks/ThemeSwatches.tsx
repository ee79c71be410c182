import { type SectionTheme, sectionThemes } from '@veranda/domain/pages/document';
import type { SectionColours } from '@veranda/domain/pages/section-colours';
import { Ban } from 'lucide-react';
import { sectionThemeName, styleOptions } from './block-style-messages.ts';
import { Swatches } from './Swatches.tsx';
import { useSectionColours } from './use-section-colours.ts';
import { t } from './messages.ts';

interface ThemeSwatchesProps<V extends string> {
  readonly label: string;
  /** Null where several blocks differ. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
}

/** The section themes in the site's own colours. */
export function ThemeSwatches({ label, value, onChange }: ThemeSwatchesProps<SectionTheme>) {
  const swatches = useThemeSwatches();
  return <Swatches label={label} value={value} swatches={swatches} onChange={onChange} />;
}

/** The same, or none of them. */
export function OptionalThemeSwatches(props: ThemeSwatchesProps<SectionTheme | 'none'>) {
  const swatches = useThemeSwatches();
  const [none] = styleOptions('backgroundTheme');
  const nothing = {
    value: 'none' as const,
    label: none?.label ?? '',
    sample: <Ban size={16} aria-hidden="true" />,
  };
  return <Swatches {...props} swatches={[nothing, ...swatches]} />;
}

function useThemeSwatches() {
  const colours = useSectionColours();
  return sectionThemes.map((theme) => ({
    value: theme,
    label: sectionThemeName(theme),
    sample: <ThemeSample colours={colours[theme]} />,
  }));
}

function ThemeSample({ colours }: { readonly colours: SectionColours | undefined }) {
  if (!colours) return null;
  return (
    <span className="swatch-fill" style={{ background: colours.bg, color: colours.fg }}>
      {t('sample')}
      <span className="swatch-dot" style={{ background: colours.accent }} />
    </span>
  );
}
