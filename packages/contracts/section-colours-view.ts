import { type SectionColourName, sectionColourNames } from '@veranda/domain/design/section-colour-names';
import Type, { type TString } from 'typebox';

/** Colours of a section theme, as CSS writes them. */
export const SectionColoursView = Type.Object(
  Object.fromEntries(sectionColourNames.map((name) => [name, Type.String()])) as Record<
    SectionColourName,
    TString
  >,
);
