import { describe, expect, it } from 'vitest';
import { bodyOf, liftBodies } from './lift-bodies.ts';
import { findTag } from './read-tags.ts';

const read = (text: string) => findTag(text, 0);

describe('platform tags as they are met in real themes', () => {
  it.each([
    ['double quotes', '<squarespace:query collection="blog" limit="3"/>', { collection: 'blog', limit: '3' }],
    ['single quotes', "<squarespace:query collection='blog'/>", { collection: 'blog' }],
    ['no quotes', '<squarespace:query collection=blog limit=3/>', { collection: 'blog', limit: '3' }],
    ['no value', '<squarespace:script combo src="site.js" />', { combo: '', src: 'site.js' }],
    [
      'instructions in a value',
      '<squarespace:query tag="{.if a > b}x{.end}" />',
      { tag: '{.if a > b}x{.end}' },
    ],
  ])('are read with %s', (_what, text, attributes) => expect(read(text)?.attributes).toEqual(attributes));

  it('are found inside the attribute of another element', () => {
    const text = '<div class="a <squarespace:category collection=shop/> b">';
    const tag = read(text);
    expect(text.slice(0, tag?.start) + text.slice(tag?.end)).toBe('<div class="a  b">');
  });

  it('pair with the closing tag that balances', () => {
    const text =
      '<squarespace:query>a<squarespace:query limit="1">b</squarespace:query>c</squarespace:query>d';
    expect(read(text)).toMatchObject({
      body: 'a<squarespace:query limit="1">b</squarespace:query>c',
      end: text.length - 1,
    });
  });

  it('that are never closed have no body and lose nothing after them', () => {
    const text = '<squarespace:query limit="1">rest';
    expect(text.slice(read(text)?.end)).toBe('rest');
  });

  it('cut off in the middle end with the text', () => {
    expect(read('<squarespace:query limit="1')?.end).toBe('<squarespace:query limit="1'.length);
  });
});

describe('lifting bodies', () => {
  it('puts a mark where the body was and keeps the body untouched', () => {
    const bodies: string[] = [];
    const lifted = liftBodies(
      '{a}<squarespace:query limit="{b}">{.repeated section items}{title}{.end}</squarespace:query>{c}',
      bodies,
    );
    expect(lifted).toBe('{a}<squarespace:query limit="{b}"><!--v-body:0--></squarespace:query>{c}');
    expect(bodyOf(findTag(lifted, 0)?.body ?? null, bodies)).toBe('{.repeated section items}{title}{.end}');
  });
  it('leaves self-closing tags and everything else as they are', () => {
    const source = '<p>{x}</p><squarespace:navigation navigationId="main" template="nav" />';
    expect(liftBodies(source, [])).toBe(source);
  });
});
