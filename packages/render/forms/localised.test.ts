import type { FieldKindName } from '@veranda/domain/forms/document';
import { newField } from '@veranda/domain/forms/new-form';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { describe, expect, it } from 'vitest';
import { createSession } from '../context/session.ts';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { sampleCatalog, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { fieldContext } from './field-context.ts';

const engine = createSiteEngine({ clock: Date.now });

interface Part {
  readonly part: string;
  readonly label: string;
  readonly countries: readonly { readonly name: string; readonly selected: boolean }[];
}

/** A field as the templates of a site in a language read it. */
function field(kind: FieldKindName, language: string, more: object = {}, strings: object = {}) {
  const sample = sampleSnapshot();
  const snapshot = {
    ...sample,
    website: { ...sample.website, language },
    settings: { ...sample.settings, strings: { ...sample.settings.strings, ...strings } },
  };
  const theme = makeTheme('sample', new Map());
  const target = findTarget(shownSite(snapshot, 0), '/', new URLSearchParams());
  const session = createSession({
    engine,
    theme,
    snapshot,
    stylesheet: '',
    fontPreloads: [],
    catalog: sampleCatalog([], catalogNeeds(snapshot, theme, target)),
    origin: 'https://sample.example',
    path: '/',
    now: Date.UTC(2026, 10, 21),
  });
  const fresh = newField(kind, { id: 'f', position: 'a0' });
  const place = { blockId: 'b', formId: 'form', layout: 'stack' } as const;
  const given = { field: { ...fresh, value: { ...fresh.value, ...more } }, place, refused: undefined };
  return fieldContext(session, given) as unknown as {
    readonly parts: readonly Part[];
    readonly prefix: string;
    readonly questions: readonly { readonly options: readonly { readonly label: string }[] }[];
  };
}

const address = (language: string) => field('address', language).parts;
const order = (language: string) => address(language).map(({ part }) => part);

describe('fields in the words and the manner of a site', () => {
  it.each([
    ['en-US', ['Country', 'Line1', 'Line2', 'City', 'State', 'Zip']],
    ['de-DE', ['Country', 'Line1', 'Line2', 'Zip', 'City', 'State']],
    ['en-GB', ['Country', 'Line1', 'Line2', 'City', 'Zip', 'State']],
  ])('an address is asked for as %s writes it', (language, expected) => {
    expect(order(language)).toEqual(expected);
  });

  it('countries are named in the language of the site, its own chosen', () => {
    const country = (language: string) =>
      address(language)
        .find(({ part }) => part === 'Country')
        ?.countries.find(({ selected }) => selected)?.name;
    expect([country('en-US'), country('de-DE')]).toEqual(['United States', 'Deutschland']);
  });

  it('the labels of a likert field are the site’s own', () => {
    const options = [{ label: 'It is clear' }];
    const labels = (strings: object) =>
      field('likert', 'de-DE', { options }, strings).questions[0]?.options.map(({ label }) => label);
    expect(labels({})?.[0]).toBe('Stimme gar nicht zu');
    expect(labels({ productAnswerMapStronglyDisagree: 'Gar nicht' })?.[0]).toBe('Gar nicht');
  });

  it('a phone asks for the country code where the owner wants it, in the site’s words', () => {
    const labels = (showCountryCode: boolean) =>
      field('phone', 'de-DE', { showCountryCode }, { formCountryCode: 'Land' }).parts.map(
        ({ label }) => label,
      );
    expect(labels(false)).toEqual(['Vorwahl', 'Präfix', 'Nummer']);
    expect(labels(true)[0]).toBe('Land');
  });

  it('an amount is behind the symbol that the owner has chosen', () => {
    expect(field('currency', 'en-US', { currencySymbol: '€' }).prefix).toBe('€');
  });
});
