import {
  contrastPairs,
  leastContrast,
  pairContrast,
  type ThemeColours,
} from '@veranda/domain/design/section-contrast';
import { sectionThemes } from '@veranda/domain/pages/document';
import type { SectionColours } from '@veranda/domain/pages/section-colours';
import { sectionThemeName } from '../blocks/block-style-messages.ts';
import { t } from './messages.ts';

/** The ten section themes with the contrast of what is read in them (WCAG 2.2, 1.4.3). */
export function ContrastMatrix({ themes }: { readonly themes: ThemeColours }) {
  return (
    <section className="ui-stack">
      <h2 className="design-heading">{t('contrast')}</h2>
      <p className="ui-help">{t('contrastHelp')}</p>
      <table className="contrast-matrix">
        <thead>
          <tr>
            <th scope="col">{t('sectionTheme')}</th>
            {contrastPairs.map((pair) => (
              <th key={pair.join('/')} scope="col">
                {t(`${pair[0]}/${pair[1]}` as 'fg/bg')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectionThemes.map((theme) => {
            const colours = themes[theme];
            return colours ? <ThemeRow key={theme} name={sectionThemeName(theme)} colours={colours} /> : null;
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ThemeRowProps {
  readonly name: string;
  readonly colours: SectionColours;
}

function ThemeRow({ name, colours }: ThemeRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className="contrast-theme">
          <span className="contrast-sample" style={{ background: colours.bg }} aria-hidden="true">
            <span style={{ background: colours.fg }} />
            <span style={{ background: colours.accent }} />
          </span>
          {name}
        </span>
      </th>
      {contrastPairs.map((pair) => (
        <PairCell key={pair.join('/')} ratio={pairContrast(colours, pair)} />
      ))}
    </tr>
  );
}

function PairCell({ ratio }: { readonly ratio: number | null }) {
  if (ratio === null) return <td>–</td>;
  const isLow = ratio < leastContrast;
  return (
    <td className={isLow ? 'ui-figures contrast-low' : 'ui-figures'}>
      {/* Rounded down: 4.49 is not 4.5. */}
      {(Math.floor(ratio * 10) / 10).toFixed(1)}
      {isLow ? <span className="contrast-low-word">{t('low')}</span> : null}
    </td>
  );
}
