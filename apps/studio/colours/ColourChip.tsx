import { isBright } from '@veranda/domain/design/brightness';
import { readColour } from '@veranda/domain/design/colour-string';
import { Check } from 'lucide-react';

interface ColourChipProps {
  /** CSS colour; empty where it is not known. */
  readonly colour: string;
  /** Set with a tick, which is dark on bright colours and light on others. */
  readonly isChosen?: boolean;
}

/** A round sample of a CSS colour; what shines through it is chequered. */
export function ColourChip({ colour, isChosen = false }: ColourChipProps) {
  const read = readColour(colour);
  const ground = read === null || isBright(read) ? 'bright' : 'dark';
  return (
    <span className="colour-chip" data-ground={ground} aria-hidden="true">
      <span style={{ background: colour }}>{isChosen ? <Check size={14} strokeWidth={3} /> : null}</span>
    </span>
  );
}
