import { describe, expect, it } from 'vitest';
import type { RichText } from '../rich-text/rich-text.ts';
import { localizedHtml, localizedPath } from './localized-links.ts';
import { mapSegments } from './rich-text-segments.ts';
import { mapDocument } from './translatable-texts.ts';
import { pairTexts, shownTranslations, textHash } from './translations.ts';

const doc: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bread ' },
        { type: 'text', text: 'by hand', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'daily' },
      ],
    },
  ],
};

describe('a paragraph for translators', () => {
  it('has numbered tags for its marks', () => {
    const seen: string[] = [];
    mapSegments(doc, (at, segment) => {
      seen.push(`${at} ${segment}`);
      return segment;
    });
    expect(seen).toEqual(['0 Bread <1>by hand</1>\ndaily']);
  });

  it('keeps its marks in other words, and takes no markup along', () => {
    const [paragraph] = mapSegments(doc, () => 'Von <1>Hand</1>: <9>Brot</9> <b>x</b>').content;
    expect(paragraph).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Von ' },
        { type: 'text', text: 'Hand', marks: [{ type: 'bold' }] },
        { type: 'text', text: ': ' },
        { type: 'text', text: 'Brot' },
        { type: 'text', text: ' <b>x</b>' },
      ],
    });
  });
});

describe('a translation', () => {
  const stored = (text: string, of: string) => ({ text, source: textHash(of) });

  it('is done while its original stays, changed when it reads differently, and found where it has moved to', () => {
    const texts = [
      { path: 'a', text: 'New' },
      { path: 'b', text: 'One' },
      { path: 'c', text: 'Two, changed' },
      { path: 'd', text: 'Three' },
    ];
    const kept = { a: stored('Eins', 'One'), c: stored('Zwei', 'Two') };
    expect(pairTexts(texts, kept).map(({ state, translation }) => [state, translation])).toEqual([
      ['missing', ''],
      ['done', 'Eins'],
      ['changed', 'Zwei'],
      ['missing', ''],
    ]);
    expect(shownTranslations(texts, kept)).toEqual({ b: 'Eins', c: 'Zwei' });
  });

  it('that is proposed is not shown', () =>
    expect(
      shownTranslations([{ path: 'a', text: 'One' }], { a: { ...stored('Eins', 'One'), isProposed: true } }),
    ).toEqual({}));
});

describe('the texts of a document', () => {
  it('are those of the fields that the kinds of its blocks declare', () => {
    const section = { id: 's', position: 'a0' };
    const block = {
      id: 'b',
      sectionId: 's',
      position: 'a0',
      type: 69,
      value: { items: [{ title: 'When?', doc }], openFirst: true },
      style: {},
      layout: { desktop: { x: 0, y: 0, w: 8, h: 1, z: 0, align: 'stretch' } },
    };
    const document = { schema: 1, sections: { s: section }, blocks: { b: block } };
    const paths: string[] = [];
    const after = mapDocument(document as unknown as Parameters<typeof mapDocument>[0], (path, text) => {
      paths.push(path);
      return text === 'When?' ? 'Wann?' : text;
    });
    expect(paths).toEqual(['block.b.items.0.title', 'block.b.items.0.doc.0']);
    expect(after.blocks['b']?.value['items']).toEqual([{ title: 'Wann?', doc }]);
  });
});

describe('links in another language', () => {
  it.each([
    ['/', '/de/'],
    ['/about?x=1', '/de/about?x=1'],
    ['/de/about', '/de/about'],
    ['/assets/x.png', '/assets/x.png'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['#top', '#top'],
  ])('%s leads to %s', (path, to) => expect(localizedPath(path, '/de')).toBe(to));

  it('are rewritten in tags alone, but for those that name their language', () => {
    const html =
      '<head></head><a href="/about">href="/about"</a><a href="/about" hreflang="en">En</a><form action="/cart">';
    expect(localizedHtml(html, '/de')).toBe(
      '<head><meta name="site-base" content="/de"></head><a href="/de/about">href="/about"</a>' +
        '<a href="/about" hreflang="en">En</a><form action="/de/cart">',
    );
  });
});
