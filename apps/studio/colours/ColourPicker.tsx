import { colourText, type HslColour, hslOf, ofHsl } from '@veranda/domain/design/colour-formats';
import { useState } from 'react';
import { ColourArea } from './ColourArea.tsx';
import { ColourContrast } from './ColourContrast.tsx';
import { ColourFields } from './ColourFields.tsx';
import { ColourSliders } from './ColourSliders.tsx';
import { type ColourToken, chosenColour, type Ground } from './colour-choice.ts';
import { SwatchPanel } from './SwatchPanel.tsx';
import { TokenChoice } from './TokenChoice.tsx';
import './colours.css';

export interface ColourPickerProps {
  /** As it is stored: the value of a token, or a CSS colour. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Colours of the theme, which come first; none where a colour of the theme itself is chosen. */
  readonly tokens: readonly ColourToken[];
  /** The background of the colour; absent where it is not known. */
  readonly ground?: Ground | undefined;
}

const grey: HslColour = { hue: 0, saturation: 0, lightness: 0.5, alpha: 1 };

/**
 * Chooses a colour: of the theme, of the swatches, by sliders, or by its numbers; with the contrast on what it
 * stands on (administration §2).
 */
export function ColourPicker({ value, onChange, tokens, ground }: ColourPickerProps) {
  const [colour, setColour] = useEditedColour(value, tokens);
  const set = (next: HslColour) => {
    setColour(next);
    onChange(colourText(ofHsl(next)));
  };
  const choose = (text: string) => onChange(text);
  return (
    <div className="colour-picker">
      {tokens.length > 0 ? <TokenChoice tokens={tokens} value={value} onChange={choose} /> : null}
      <SwatchPanel colour={colourText(ofHsl(colour))} value={value} onChange={choose} />
      <ColourArea colour={colour} onChange={set} />
      <ColourFields colour={colour} onChange={set} />
      <ColourSliders colour={colour} onChange={set} />
      {ground ? <ColourContrast colour={ofHsl(colour)} ground={ground} /> : null}
    </div>
  );
}

// A grey has no hue and black no saturation: the sliders keep theirs while the colour is the same.
function useEditedColour(value: string, tokens: readonly ColourToken[]) {
  const chosen = chosenColour(value, tokens);
  const [edited, setEdited] = useState<HslColour>(() => (chosen ? hslOf(chosen) : grey));
  const isSame = chosen === null || colourText(chosen) === colourText(ofHsl(edited));
  const colour = isSame ? edited : hslOf(chosen);
  if (!isSame) setEdited(colour);
  return [colour, setEdited] as const;
}
