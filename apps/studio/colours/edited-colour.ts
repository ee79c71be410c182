import type { HslColour } from '@veranda/domain/design/colour-formats';

/** Props of a part that edits the colour of the picker. */
export interface EditedColourProps {
  readonly colour: HslColour;
  readonly onChange: (colour: HslColour) => void;
}
