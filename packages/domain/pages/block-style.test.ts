import { describe, expect, it } from 'vitest';
import { isApplied } from '../documents/edit.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { blockStyleNames, blockStyles, blockStyleValue } from './block-style.ts';
import { pageKind } from './page-kind.ts';
import { emptyPage } from './random-edits.test-data.ts';
import { validateDocument } from './validate.ts';

const page = emptyPage();

/** The field at fault in a page whose text has the style; undefined for none. */
function fieldOf(style: Readonly<Record<string, unknown>>): string | undefined {
  const text = { ...page.blocks['text0'], style };
  const result = validateDocument({ ...page, blocks: { ...page.blocks, text0: text } });
  return isRefusal(result) ? result.field : undefined;
}

function set(args: Readonly<Record<string, unknown>>) {
  return runEdits(pageKind, page, [{ name: 'block.setStyle', args: { id: 'text0', ...args } }]);
}

const every = blockStyleNames.flatMap((name) => blockStyles[name].map((value) => [name, value] as const));

describe('the style of a block', () => {
  it.each(every)('may have %s %s', (name, value) => {
    expect(fieldOf({ [name]: value })).toBeUndefined();
    expect(blockStyleValue({ [name]: value }, name)).toBe(value);
  });

  it.each([
    ['a value of another property', { corner: 'thin' }, 'blocks.text0.style.corner'],
    ['a number for a token', { paddingX: 4 }, 'blocks.text0.style.paddingX'],
    ['a colour beside the themes', { backgroundTheme: '#fff' }, 'blocks.text0.style.backgroundTheme'],
    ['a name of the prototype', { constructor: 'x;y' }, 'blocks.text0.style.constructor'],
    ['a name that was never one', { 'on-click': 's' }, 'blocks.text0.style.on-click'],
  ])('is refused with %s', (_what, style, field) => {
    expect(fieldOf(style)).toBe(field);
  });

  it.each([[{ padding: 4 }], [{ background: '#fff' }], [{ color: 'red', fontSize: 12 }]])(
    'keeps what pages have from before the table: %j',
    (style) => {
      expect(fieldOf(style)).toBeUndefined();
    },
  );

  it('is the default where it says nothing, or nothing that is known', () => {
    expect(blockStyleValue({}, 'corner')).toBe('theme');
    expect(blockStyleValue({ corner: 'huge' }, 'corner')).toBe('theme');
  });
});

describe('block.setStyle', () => {
  it('sets, replaces and takes away, and its inverse restores', () => {
    const outcome = set({ name: 'corner', value: 'm' });
    if (!isApplied(outcome)) throw new Error('refused');
    expect(outcome.document.blocks['text0']?.style).toEqual({ corner: 'm' });
    const back = runEdits(pageKind, outcome.document, outcome.inverse);
    expect(isApplied(back) && back.document).toEqual(page);
  });

  it.each([
    ['a name that is not in the table', { name: 'padding', value: 's' }, 'malformed'],
    ['a value that the table forbids', { name: 'corner', value: 'thin' }, 'malformed'],
    ['another value before', { name: 'corner', value: 'm', was: 's' }, 'edit-conflict'],
    ['a block that is gone', { id: 'gone', name: 'corner', value: 'm' }, 'edit-target-gone'],
  ])('is refused for %s', (_what, args, code) => {
    expect(set(args)).toMatchObject({ code });
  });
});

describe('the background of a section', () => {
  const focal = { x: 0.2, y: 0.8 };
  const video = { kind: 'video', url: '/assets/1/ab/sea.mp4', posterAssetId: 'p', overlay: 0.3 };
  const setBackground = (value: unknown) =>
    runEdits(pageKind, page, [
      { name: 'section.set', args: { id: 's1', path: 'background', value, was: { kind: 'none' } } },
    ]);

  it.each([
    ['nothing', { kind: 'none' }],
    ['a picture', { kind: 'upload', assetId: 'a', overlay: 0 }],
    ['a picture around a point', { kind: 'upload', assetId: 'a', overlay: 1, focal }],
    ['a video with its picture', { ...video, focal }],
    ['a video of the site’s files', { ...video, url: '', fileId: 'f' }],
    ['a video that is yet to be chosen', { ...video, url: '', posterAssetId: '' }],
  ])('may be %s', (_what, background) => {
    expect(isApplied(setBackground(background))).toBe(true);
  });

  it.each([
    ['a point outside of the picture', { ...video, focal: { x: 2, y: 0 } }, 'focal'],
    ['half a point', { ...video, focal: { x: 0.2 } }, 'focal'],
    ['too much colour over it', { ...video, overlay: 1.1 }, 'overlay'],
    ['a video elsewhere', { ...video, url: 'https://video.example/sea.mp4' }, 'url'],
    ['a video of another host', { ...video, url: '//video.example/sea.mp4' }, 'url'],
    ['a file that is not named', { ...video, fileId: '' }, 'fileId'],
    ['a page for a video', { ...video, url: '/about' }, 'url'],
    ['a picture that is not named', { kind: 'upload', assetId: '', overlay: 0 }, 'assetId'],
    ['another source', { kind: 'instagram' }, 'kind'],
    ['more than it has', { ...video, autoplay: true }, 'autoplay'],
  ])('is refused for %s', (_what, background, field) => {
    expect(setBackground(background)).toMatchObject({
      code: 'malformed',
      field: `sections.s1.background.${field}`,
    });
  });
});

describe('section.set', () => {
  it.each([
    ['a height beyond the most', 'minHeight', 201],
    ['an anchor with a blank', 'anchor', 'two words'],
    ['a width that is not offered', 'width', 'huge'],
  ] as const)('is refused for %s', (_what, path, value) => {
    const was = page.sections['s1']?.[path];
    expect(
      runEdits(pageKind, page, [{ name: 'section.set', args: { id: 's1', path, value, was } }]),
    ).toMatchObject({ code: 'malformed', field: `sections.s1.${path}` });
  });
});
