import { describe, expect, it } from 'vitest';
import { bodyOf, liftBodies } from './lift-bodies.ts';
import { type FoundTag, tagsOf } from './read-tags.ts';

const first = (text: string): FoundTag | undefined => tagsOf(text)[0];
/** The tags of a text as `name(key=value …)[body]`, what is around them as it stands. */
const drawn = (text: string): string => {
  let at = 0;
  const parts = tagsOf(text).map((tag) => {
    const attributes = Object.entries(tag.attributes).map(([key, value]) => `${key}=${value}`);
    const body = tag.body === null ? '' : `[${tag.body}]`;
    const part = `${text.slice(at, tag.start)}«${tag.name}(${attributes.join(' ')})${body}»`;
    at = tag.end;
    return part;
  });
  return parts.join('') + text.slice(at);
};

describe('platform tags as they are met in real themes', () => {
  it.each([
    ['<squarespace:query collection="blog" limit="3"/>', '«query(collection=blog limit=3)»'],
    ["<squarespace:query collection='blog'/>", '«query(collection=blog)»'],
    ['<squarespace:query collection=blog limit=3/>', '«query(collection=blog limit=3)»'],
    [
      '<squarespace:query collection=blog limit=3>x</squarespace:query>',
      '«query(collection=blog limit=3)[x]»',
    ],
    ['<squarespace:script combo src="site.js" />', '«script(combo= src=site.js)»'],
    ['<squarespace:query limit = "3" />', '«query(limit=3)»'],
    ['<squarespace:query\n  limit="3"\n  tag="a b"\n/>', '«query(limit=3 tag=a b)»'],
    ['<SQUARESPACE:Navigation navigationId="main"/>', '«navigation(navigationid=main)»'],
    ['<squarespace:navigation navigationId="a" template="b" />x', '«navigation(navigationid=a template=b)»x'],
    ['<squarespace:navigation template="b"></squarespace:navigation>x', '«navigation(template=b)[]»x'],
    ['<squarespace:query tag="{.if a > b}x{.end}" />', '«query(tag={.if a > b}x{.end})»'],
    ['<squarespace:query tag="{.equal? a "b"}x{.end}" />', '«query(tag={.equal? a "b"}x{.end})»'],
    ['<squarespace:query tag={.if a}x y{.end} limit=1/>', '«query(tag={.if a}x y= limit=1)»'],
    ['<squarespace:query tag={.section a}{@}{.end} limit=1/>', '«query(tag={.section a}{@}{.end} limit=1)»'],
    ['<squarespace:query {.if a > b}limit="1"{.end}/>', '«query(limit=1)»'],
    ['<squarespace:query tag="R&amp;B &lt;3"/>', '«query(tag=R&B <3)»'],
    ['<squarespace:query data=\'{"a": 1}\'/>', '«query(data={"a": 1})»'],
    ['<squarespace:query tag=""/>', '«query(tag=)»'],
    ['<squarespace:query tag=" />rest', '«query(tag=)»rest'],
    [
      '<div class="a <squarespace:category collection=shop/> b">',
      '<div class="a «category(collection=shop)» b">',
    ],
    ['a<squarespace:query>q</squarespace:query>b', 'a«query()[q]»b'],
    ['<squarespace:query limit="1">rest', '«query(limit=1)»rest'],
    ['<squarespace:query limit="1', '«query(1= limit=)»'],
    ['<squarespace:query limit="1">x</squarespace:query', '«query(limit=1)[x]»'],
    ['<squarespace:related>a</squarespace:related >b', '«related()[a]»b'],
    ['a</squarespace:query>b', 'a</squarespace:query>b'],
    ['<squarespace:>x', '<squarespace:>x'],
    ['{squarespace.page-id}', '{squarespace.page-id}'],
  ])('%j is read as %j', (text, expected) => expect(drawn(text)).toBe(expected));

  it.each([
    [
      '<squarespace:query>a<squarespace:query limit="1">b</squarespace:query>c</squarespace:query>d',
      '«query()[a<squarespace:query limit="1">b</squarespace:query>c]»d',
    ],
    ['<squarespace:query>a<squarespace:query/>b</squarespace:query>c', '«query()[a<squarespace:query/>b]»c'],
    ['<squarespace:query limit=1>a<squarespace:query>b</squarespace:query>', '«query(limit=1)»a«query()[b]»'],
    [
      '<squarespace:query>a<squarespace:related>b</squarespace:query>c</squarespace:related>',
      '«query()[a<squarespace:related>b]»c</squarespace:related>',
    ],
    [
      '<squarespace:folder-navigation template=a><p></p><squarespace:navigation template=b>x',
      '«folder-navigation(template=a)»<p></p>«navigation(template=b)»x',
    ],
  ])('%j pairs with the closing tag that balances', (text, expected) => expect(drawn(text)).toBe(expected));

  it.each([
    ['heads that never end', '<squarespace:a '],
    ['tags that are never closed', '<squarespace:query limit="1">'],
    ['closing tags of nothing', '</squarespace:query>'],
    ['quotes that never end', '<squarespace:query a=">'],
    ['white space before a stray quote', `<squarespace:query ${' '.repeat(50)}"`],
    ['braces that never end', '<squarespace:query a="{.if ">'],
    ['names without a value', '<squarespace:query a b c d e f'],
  ])('are scanned in linear time: %s', (_what, part) => {
    const started = process.cpuUsage();
    tagsOf(part.repeat(Math.ceil(262_144 / part.length)));
    tagsOf(`<squarespace:query ${' '.repeat(262_144)}"`);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000);
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
    expect(bodyOf(first(lifted)?.body ?? null, bodies)).toBe('{.repeated section items}{title}{.end}');
  });
  it.each(['q', 'query limit="1"', '{.end}'])(
    'lifts %j though the same text is in the head of its tag',
    (body) => {
      const bodies: string[] = [];
      const source = `<squarespace:query limit="1" tag="{.if a}b{.end}">${body}</squarespace:query>`;
      expect(liftBodies(source, bodies)).toBe(source.replace(`>${body}<`, '><!--v-body:0--><'));
      expect(bodies).toEqual([body]);
    },
  );
  it('leaves self-closing tags and everything else as they are', () => {
    const source = '<p>{x}</p><squarespace:navigation navigationId="main" template="nav" />';
    expect(liftBodies(source, [])).toBe(source);
  });
});
