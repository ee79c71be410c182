import type { BlockKind, BlockValue } from '@veranda/domain/blocks/kind';
import { blockKinds } from '@veranda/domain/blocks/registry';
import { validateValue } from '@veranda/domain/blocks/validate-value';
import { fieldAt } from '@veranda/domain/blocks/value-paths';
import { describe, expect, it } from 'vitest';
import type { BlockSample } from './block-sample.test-data.ts';
import { markupProblems } from './markup-problems.test-data.ts';
import { blockTemplates, blockViews } from './registry.ts';
import { drawSample } from './sample-block.test-data.ts';
import { blockSamples } from './samples.test-data.ts';
import { silentFields } from './silent-fields.test-data.ts';
import { filledValue, hostileText } from './sample-values.test-data.ts';

const kinds = blockKinds.map((kind) => [kind.key, kind] as const);

function sampleOf({ key }: BlockKind): BlockSample {
  const sample = blockSamples[key];
  if (!sample) throw new Error(`blocks/${key} has no sample`);
  return sample;
}

/** The markup of a block; fails where its templates stumbled. */
function draw({ id }: BlockKind, value: BlockValue): string {
  const { html, errors } = drawSample(id, value);
  expect(errors).toEqual([]);
  return html;
}

/** Islands of kinds that operate something: no other kind may send a script. */
const islands: Readonly<Record<string, readonly string[]>> = {
  gallery: ['slides', 'gallery', 'embed'],
  product: ['product-form'],
  'member-area': ['product-form'],
  form: ['form'],
  newsletter: ['form'],
  ...Object.fromEntries(
    [
      'map',
      'embed',
      'video',
      'twitter',
      'instagram',
      'flickr',
      'soundcloud',
      'acuity',
      'opentable',
      'opentable-v1',
    ].map((key) => [key, ['embed']]),
  ),
};

describe('a kind of block', () => {
  it('is drawn by the view of its number', () => {
    expect([...blockViews.keys()]).toEqual(blockKinds.map(({ id }) => id));
    expect([...blockViews.values()].map(({ kind }) => kind)).toEqual(blockKinds);
    expect(Object.keys(blockSamples).toSorted()).toEqual(blockKinds.map(({ key }) => key).toSorted());
  });

  it.each(kinds)('%s has a template and a sample', (key, kind) => {
    const { value, markup } = sampleOf(kind);
    expect(blockTemplates.has(`block-${key}`)).toBe(true);
    expect(validateValue(kind, { ...kind.defaults, ...value }, 'value')).toBeNull();
    expect(draw(kind, value)).toContain(markup);
  });

  it.each(kinds.filter(([, { replacement }]) => replacement))(
    '%s can be replaced by a kind that is offered',
    (_key, kind) => {
      const other = kind.replacement?.({ ...kind.defaults, ...sampleOf(kind).value });
      const target = blockKinds.find(({ id }) => id === other?.type);
      expect(target?.replacement).toBeUndefined();
      const value = { ...target?.defaults, ...other?.value };
      expect(target && validateValue(target, value, 'value')).toBeNull();
    },
  );

  it.each(
    kinds.flatMap(([key, kind]) => {
      const text = (path: string) => ({ ...kind.defaults, ...filledValue(kind.fields, path) });
      return [
        [key, 'empty', kind, kind.defaults],
        [key, 'full', kind, { ...kind.defaults, ...blockSamples[key]?.value }],
        [key, 'longest', kind, text('long')],
        [key, 'hostile', kind, text(hostileText)],
      ] as const;
    }),
  )('%s is sound markup when it is %s', (_key, state, kind, value) => {
    if (state !== 'hostile') expect(validateValue(kind, value, 'value')).toBeNull();
    const html = draw(kind, value);
    expect(markupProblems(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  });

  it.each(kinds)('%s shows each of its fields on the page', (_key, kind) => {
    const silent = silentFields({ kind, sample: sampleOf(kind), draw: (value) => draw(kind, value) });
    expect(silent).toEqual([]);
  });

  it.each(kinds)('%s sends a script only where there is something to operate', (key, kind) => {
    const states = [kind.defaults, sampleOf(kind).value, filledValue(kind.fields, 'long')];
    const drawn = states.map((value) => draw(kind, value)).join('');
    const found = [...drawn.matchAll(/ data-island="([^"]*)"/g)].map(([, island]) => island);
    expect([...new Set(found)]).toEqual(islands[key] ?? []);
    if (found.length > 0) expect(drawn).toMatch(/<(?:a [^>]*href|button|input|select|form)\b/);
  });

  it.each(kinds.filter(([, { id }]) => blockViews.get(id)?.inline))(
    '%s says truly which of its texts are edited where they stand',
    (_key, kind) => {
      const { value, also = [] } = sampleOf(kind);
      const textsOf = (one: BlockValue) => blockViews.get(kind.id)?.inline?.(one) ?? [];
      const values = [value, ...also].map((one) => ({ ...kind.defaults, ...one }));
      const shown = values.find((one) => textsOf(one).length > 0);
      if (!shown) throw new Error('no sample has such a text');
      const markup = draw(kind, shown);
      for (const { path, selector = '.v-block' } of textsOf(shown)) {
        expect(['text', 'richtext'], path).toContain(fieldAt(kind, path)?.kind);
        const name = selector.startsWith('.')
          ? new RegExp(`class="[^"]*${selector.slice(1)}`)
          : `<${selector}>`;
        expect(markup, path).toMatch(name);
      }
    },
  );

  it('is nothing but its place where it has nothing to show', () => {
    const html = (type: number, value: BlockValue) => drawSample(type, value).html;
    expect(html(43, { productId: 'gone' })).toMatch(/^<div class="v-block v-product [^>]*><\/div>$/);
    expect(html(15, {})).toMatch(/^<div class="v-block v-unknown [^>]*><\/div>$/);
  });
});
