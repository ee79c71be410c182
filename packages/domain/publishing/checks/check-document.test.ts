import { describe, expect, it } from 'vitest';
import type { Asset } from '../../media/asset.ts';
import type { Block, PageDocument, Section } from '../../pages/document.ts';
import { pageKind } from '../../pages/page-kind.ts';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import { checkDocument } from './check-document.ts';
import type { CheckContext } from './finding.ts';

const section: Section = {
  id: 's',
  position: 'a0',
  theme: 'light',
  background: { kind: 'none' },
  width: 'content',
  minHeight: 0,
  spacing: 'medium',
  verticalAlign: 'top',
  anchor: '',
};

const block = (id: string, type: number, value: object): Block => ({
  id,
  sectionId: 's',
  position: `a${id}`,
  type,
  value: { ...value },
  style: {},
  layout: { desktop: { x: 0, y: 2 * Number(id), w: 6, h: 2, z: 0, align: 'start' } },
});

const page = (blocks: readonly Block[], own: Partial<Section> = {}): PageDocument => ({
  schema: 1,
  sections: { s: { ...section, ...own } },
  blocks: Object.fromEntries(blocks.map((each) => [each.id, each])),
});

const heading = (id: string, level: number) =>
  block(id, 2, {
    doc: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Before' }] },
        { type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Bread' }] },
      ],
    },
  });

const picture = {
  id: 'p',
  kind: 'image',
  altText: '',
  bytes: 12_000_000,
  variants: [500],
  fileName: 'oven.jpg',
};

const context: CheckContext = {
  assets: { p: picture as unknown as Asset },
  answers: (href) => href !== '/nowhere',
  colours: {
    light: { bg: '#ffffff', fg: '#cccccc', muted: '', line: '', accent: '', 'accent-fg': '' },
    dark: { bg: '#000000', fg: '#ffffff', muted: '', line: '', accent: '', 'accent-fg': '' },
  },
};

const codes = (document: PageDocument, over: Partial<CheckContext> = { colours: {} }) =>
  checkDocument(document, { ...context, ...over }).map(({ code }) => code);

describe('the check list of a document', () => {
  it.each([
    ['an empty quotation', [block('1', 31, { text: ' ' })], ['block-empty']],
    [
      'a picture without words, and of 12 MB',
      [block('1', 5, { assetId: 'p' })],
      ['image-alt', 'image-heavy'],
    ],
    ['a decorative picture', [block('1', 5, { assetId: 'p', decorative: true })], ['image-heavy']],
    ['a button without address', [block('1', 53, { label: 'Go', href: '' })], ['link-missing']],
    ['a dead link', [block('1', 53, { label: 'Go', href: '/nowhere' })], ['link-dead']],
    ['a page that begins with level 2', [heading('1', 2)], ['heading-first']],
    ['a level that is left out', [heading('1', 1), heading('2', 3)], ['heading-skipped']],
    ['levels in order', [heading('1', 1), heading('2', 2), heading('3', 2)], []],
  ] as const)('finds %s', (_what, blocks, found) => {
    expect(codes(page(blocks))).toEqual(found);
  });

  it('finds text that is hard to read by its colours and over a picture', () => {
    const background = { kind: 'upload', assetId: 'p', overlay: 0.1 } as const;
    const document = page([heading('1', 1)], { background });
    expect(codes(document, {})).toEqual(['contrast', 'contrast-picture']);
  });

  it('repairs what it finds by edits that run, after which it is not found any more, and their inverse restores', () => {
    const background = { kind: 'upload', assetId: 'p', overlay: 0.1 } as const;
    const blocks = [heading('1', 2), block('2', 31, { text: '' }), block('3', 5, { assetId: 'p' })];
    const document = page(blocks, { background });
    const repairs = checkDocument(document, context).flatMap(({ repair }) => repair ?? []);
    const run = runEdits(pageKind, document, repairs);
    if (isRefusal(run)) throw new Error(JSON.stringify(run));
    expect(codes(run.document, {})).toEqual(['image-heavy']);
    const back = runEdits(pageKind, run.document, run.inverse);
    expect(isRefusal(back) ? back : back.document).toEqual(document);
  });
});
