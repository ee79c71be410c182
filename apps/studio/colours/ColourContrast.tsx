import { colourText } from '@veranda/domain/design/colour-formats';
import type { Colour } from '@veranda/domain/design/colour-string';
import { contrastOn, type Ground } from './colour-choice.ts';
import { t } from './messages.ts';

interface ColourContrastProps {
  readonly colour: Colour;
  readonly ground: Ground;
}

/** Contrast of a colour on what it stands on, with what that is good for (WCAG 2.2, 1.4.3). */
export function ColourContrast({ colour, ground }: ColourContrastProps) {
  const ratio = contrastOn(colour, ground.colour);
  if (ratio === null) return null;
  const tone = ratio >= 4.5 ? 'ok' : ratio >= 3 ? 'warn' : 'danger';
  const verdict = { ok: t('goodForText'), warn: t('goodForLarge'), danger: t('hardToRead') }[tone];
  // Rounded down: 4.49 is not 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <p className={`colour-contrast colour-contrast--${tone}`} role="status">
      <span className="colour-contrast-sample" style={{ background: ground.colour }} aria-hidden="true">
        <span style={{ background: colourText(colour) }} />
      </span>
      <span className="ui-figures">
        {t('contrast', { ratio: shown, ground: ground.label.toLowerCase() })}
      </span>
      <strong>{verdict}</strong>
    </p>
  );
}
