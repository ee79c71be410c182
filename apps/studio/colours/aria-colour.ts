import type { HslColour } from '@veranda/domain/design/colour-formats';
import { type Color, parseColor } from 'react-aria-components/ColorSlider';

/** The colour as the parts of React Aria take it. */
export function toAria({ hue, saturation, lightness, alpha }: HslColour): Color {
  return parseColor(`hsla(${hue}, ${saturation * 100}%, ${lightness * 100}%, ${alpha})`);
}

/** The colour that a part of React Aria has given. */
export function fromAria(color: Color): HslColour {
  const hsl = color.toFormat('hsla');
  return {
    hue: hsl.getChannelValue('hue'),
    saturation: hsl.getChannelValue('saturation') / 100,
    lightness: hsl.getChannelValue('lightness') / 100,
    alpha: hsl.getChannelValue('alpha'),
  };
}
