import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { fromAria, toAria } from './aria-colour.ts';
import type { EditedColourProps } from './edited-colour.ts';
import { t } from './messages.ts';

/** Saturation across and lightness up, of one hue. */
export function ColourArea({ colour, onChange }: EditedColourProps) {
  return (
    <ColorArea
      className="colour-area"
      aria-label={t('saturationAndLightness')}
      colorSpace="hsl"
      xChannel="saturation"
      yChannel="lightness"
      value={toAria({ ...colour, alpha: 1 })}
      onChange={(color) => onChange({ ...fromAria(color), alpha: colour.alpha })}
    >
      <ColorThumb className="colour-thumb" />
    </ColorArea>
  );
}
