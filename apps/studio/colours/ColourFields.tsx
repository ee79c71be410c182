import {
  type ColourField,
  type ColourFormat,
  colourFields,
  colourFormats,
  fieldTexts,
  readFields,
} from '@veranda/domain/design/colour-formats';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import type { EditedColourProps } from './edited-colour.ts';
import { t } from './messages.ts';

const formats = colourFormats.map((value) => ({ value, label: t(value) }));

const names: Readonly<Record<ColourField, string>> = {
  red: t('red'),
  green: t('green'),
  blue: t('blue'),
  hue: t('hue'),
  saturation: t('saturation'),
  lightness: t('lightness'),
  alpha: t('alpha'),
  hex: t('hex'),
};

/** The colour by its numbers, in one of three formats; an invalid one gets an error below and changes nothing. */
export function ColourFields(props: EditedColourProps) {
  const [format, setFormat] = useState<ColourFormat>('hex');
  return (
    <div className="colour-numbers">
      <SegmentedControl label={t('format')} segments={formats} value={format} onChange={setFormat} />
      <NumberFields key={format} {...props} format={format} />
    </div>
  );
}

function NumberFields({ colour, onChange, format }: EditedColourProps & { readonly format: ColourFormat }) {
  // What is being typed; null where the fields show the colour.
  const [typed, setTyped] = useState<Readonly<Record<string, string>> | null>(null);
  const shown = { ...fieldTexts(colour, format), ...typed };
  const reading = typed === null ? null : readFields(format, shown, colour.alpha);
  const wrong = reading?.kind === 'problem' ? reading : null;
  const type = (field: ColourField, text: string) => {
    const texts = { ...shown, [field]: text };
    setTyped(texts);
    const next = readFields(format, texts, colour.alpha);
    if (next.kind === 'colour') onChange(next.colour);
  };
  return (
    <div className="colour-fields" onBlur={() => (wrong === null ? setTyped(null) : undefined)}>
      {colourFields[format].map((field) => (
        <TextField
          key={field}
          label={names[field]}
          value={shown[field] ?? ''}
          inputMode={field === 'hex' ? 'text' : 'decimal'}
          spellCheck="false"
          autoComplete="off"
          errorMessage={wrong?.field === field ? t(wrong.problem) : undefined}
          onChange={(text) => type(field, text)}
        />
      ))}
    </div>
  );
}
