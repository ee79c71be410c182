import { librarySections } from '@veranda/domain/pages/section-library/section-library';
import type { SectionTextKey } from '@veranda/domain/pages/section-library/section-texts.data';
import { en as blockTexts } from '@veranda/messages/fresh-blocks/en.data';
import { translatorOf } from '@veranda/messages/catalog';
import { translatedLanguages } from '@veranda/messages/languages';
import { en } from '@veranda/messages/ready-sections/en.data';
import { readySectionMessages } from '@veranda/messages/ready-sections/messages';
import { blockKinds } from '@veranda/domain/blocks/registry';
import { noContent, type SampleTexts } from '@veranda/domain/blocks/sample';
import { expect, it } from 'vitest';

const content = {
  ...noContent,
  stores: ['c'],
  posts: ['c'],
  products: ['p'],
  forms: ['f'],
  newsletters: ['f'],
  funds: ['d'],
};

it('the library says every text of its ready sections, and no other', () => {
  const asked = new Set<string>();
  const texts = (key: SectionTextKey) => {
    asked.add(key);
    return key;
  };
  for (const section of librarySections) section.make({ newId: () => 'id', position: 'a0', texts, content });
  expect([...asked].toSorted()).toEqual(Object.keys(en).toSorted());
});

it('new blocks say every text of fresh blocks, and no other', () => {
  const asked = new Set<string>();
  const texts: SampleTexts = (key) => {
    asked.add(key);
    return key;
  };
  for (const kind of blockKinds) kind.sample?.(texts, content);
  expect([...asked].toSorted()).toEqual(Object.keys(blockTexts).toSorted());
});

it('ready sections are in no language with a word of English left', () => {
  const english = Object.values<string>(en).filter((text) => text.includes(' '));
  for (const language of translatedLanguages) {
    const t = translatorOf(readySectionMessages, language);
    const texts = Object.keys(en).map((key) => t(key as SectionTextKey));
    expect(texts.filter((text) => english.includes(text))).toEqual([]);
  }
});
