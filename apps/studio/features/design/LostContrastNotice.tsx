import type { LostContrast } from '@veranda/domain/design/section-contrast';
import { sectionThemes } from '@veranda/domain/pages/document';
import { Notice } from '@veranda/ui/Notice.tsx';
import { sectionThemeName } from '../blocks/block-style-messages.ts';
import { t } from './messages.ts';

/** Pairs that are listed one by one; the rest is counted. */
const listed = 4;

/** Lists the pairs of colours that lose contrast by the changes, before they are saved. */
export function LostContrastNotice({ lost }: { readonly lost: readonly LostContrast[] }) {
  return (
    <div role="status">
      {lost.length === 0 ? null : (
        <Notice tone="warn">
          {t('lost', { count: lost.length })}
          <ul className="lost-contrast">
            {lost.slice(0, listed).map(({ theme, pair, ratio }) => (
              <li key={`${theme} ${pair.join('/')}`}>
                {t('lostPair', {
                  theme: nameOf(theme),
                  pair: t(`${pair[0]}/${pair[1]}` as 'fg/bg').toLowerCase(),
                  ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
                })}
              </li>
            ))}
            {lost.length > listed ? <li>{t('more', { count: lost.length - listed })}</li> : null}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function nameOf(theme: string): string {
  const known = sectionThemes.find((name) => name === theme);
  return known ? sectionThemeName(known) : theme;
}
