import { sectionColourNames } from '@veranda/domain/design/section-colour-names';
import { use } from 'react';
import { ColourField } from '../../colours/ColourField.tsx';
import { t as colourText } from '../../colours/messages.ts';
import type { ControlProps } from './field-props.ts';
import { SectionThemeContext } from './section-theme-context.ts';
import { useSectionColours } from './use-section-colours.ts';

/** A colour of the section theme by its name, or one of its own, with its contrast on the section's background. */
export function ColourControl({ field, value, isReadOnly, onChange }: ControlProps<'colour'>) {
  const colours = useSectionColours()[use(SectionThemeContext)];
  const tokens = [
    { value: '', label: colourText('themeDefault'), colour: '' },
    ...sectionColourNames.map((name) => ({
      value: name,
      label: colourText(name),
      colour: colours?.[name] ?? '',
    })),
  ];
  return (
    <ColourField
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      tokens={tokens}
      ground={colours ? { label: colourText('bg'), colour: colours.bg } : undefined}
      isDisabled={isReadOnly}
      onChange={onChange}
    />
  );
}
