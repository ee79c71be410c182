import { ColorSlider } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Label } from 'react-aria-components/Label';
import { SliderOutput, SliderTrack } from 'react-aria-components/Slider';
import { fromAria, toAria } from './aria-colour.ts';
import type { EditedColourProps } from './edited-colour.ts';
import { t } from './messages.ts';

const channels = [
  ['hue', t('hue')],
  ['saturation', t('saturation')],
  ['lightness', t('lightness')],
  ['alpha', t('alpha')],
] as const;

/** A slider for each of hue, saturation, lightness and alpha; the arrow keys move it by one. */
export function ColourSliders({ colour, onChange }: EditedColourProps) {
  const value = toAria(colour);
  return (
    <div className="colour-sliders">
      {channels.map(([channel, label]) => (
        <ColorSlider
          key={channel}
          className="colour-slider"
          channel={channel}
          colorSpace="hsl"
          value={value}
          onChange={(color) => onChange(fromAria(color))}
        >
          <Label className="ui-label">{label}</Label>
          <SliderOutput className="ui-help ui-figures" />
          <SliderTrack className={`colour-track colour-track--${channel}`}>
            <ColorThumb className="colour-thumb" />
          </SliderTrack>
        </ColorSlider>
      ))}
    </div>
  );
}
