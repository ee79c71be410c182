import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';

const engine = createEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

/** One line a case: template, value, output. */
type Case = readonly [template: string, value: unknown, output: string];

describe('template-language §2.1 text', () => {
  const cases: readonly Case[] = [
    ['{@|html}', 'a & b < c > d "e" \'f\'', 'a &amp; b &lt; c &gt; d "e" \'f\''],
    ['{@|html}', '&amp;', '&amp;amp;'],
    ['{@|html}', '', ''],
    ['{@|html}', null, ''],
    ['{@|html}', [1, '<'], ''],
    ['{@|html}', { a: 1 }, ''],
    ['{@|html}', 12.5, '12.5'],
    ['{@|html}', true, 'true'],
    ['{a|html}', {}, ''],
    ['{@|htmlattr}', '"<&>"', '&quot;&lt;&amp;&gt;&quot;'],
    ['{@|htmlattr}', "it's", "it's"],
    ['{@|htmlattr}', null, ''],
    ['{@|htmltag}', '"x"', '&quot;x&quot;'],
    ['{@|safe}', 'a <b>c</b> d', 'a c d'],
    ['{@|safe}', 'a < b', 'a < b'],
    ['{@|safe}', '<a\nhref="x">y</a>', 'y'],
    ['{@|safe}', '<<b>c', 'c'],
    ['{@|safe}', 'a > b', 'a > b'],
    ['{@|safe}', 5, '5'],
    ['{@|safe}', null, ''],
    ['{@|str}', 1, '1'],
    ['{@|str}', 1e21, '1e+21'],
    ['{@|str}', false, 'false'],
    ['{@|str}', [1], ''],
    ['{@|str}', {}, ''],
    ['{@|smartypants}', '"Hi," he said', '\u201cHi,\u201d he said'],
    ['{@|smartypants}', "'tis John's", '\u2018tis John\u2019s'],
    ['{@|smartypants}', '("x")', '(\u201cx\u201d)'],
    ['{@|smartypants}', 'a--b', 'a\u2014b'],
    ['{@|smartypants}', null, ''],
    ['{@|slugify}', 'A  b\tc', 'a-b-c'],
    ['{@|slugify}', 'Caf\u00e9 au lait!', 'caf-au-lait'],
    ['{@|slugify}', 'a\u00a0b', 'ab'],
    ['{@|slugify}', '--', '--'],
    ['{@|slugify}', '', ''],
    ['{@|slugify}', 42, '42'],
    ['{@|encode-space}', 'a  b\n', 'a&nbsp;&nbsp;b&nbsp;'],
    ['{@|encode-space}', 'a\u00a0b', 'a\u00a0b'],
    ['{@|encode-uri}', 'http://a.b/c d?e=f&g=\u00fc', 'http://a.b/c%20d?e=f&g=%C3%BC'],
    ['{@|encode-uri}', "'", '%27'],
    ['{@|encode-uri}', '\ud800', ''],
    ['{@|encode-uri-component}', "a/b?c'd", 'a%2Fb%3Fc%27d'],
    ['{@|encode-uri-component}', '\udc00', ''],
    ['{@|encode-uri-component}', null, ''],
    ['{@|url-encode}', "a b+c/d'(e)!~*-_.", 'a%20b%2Bc%2Fd%27%28e%29%21%7E*-_.'],
    ['{@|url-encode}', '\u{1f60d}', '%F0%9F%98%8D'],
    ['{@|url-encode}', '\ud800', '%EF%BF%BD'],
    ['{@|line-breaks}', 'a\n\nb', 'a<br/><br/>b'],
    ['{@|line-breaks}', null, ''],
    ['{@|truncate 10}', 'hello wide world', 'hello ...'],
    ['{@|truncate 5}', 'hello', 'hello'],
    ['{@|truncate 3}', 'hello', 'hel...'],
    ['{@|truncate 6 -}', 'hello world', 'hello -'],
    ['{@|truncate 0}', 'hello', 'hello'],
    ['{@|truncate -4}', 'hello', 'hello'],
    ['{@|truncate}', 'x'.repeat(101), `${'x'.repeat(100)}...`],
    ['{@|truncate}', 'short', 'short'],
    ['{@|truncate/6/ and more}', 'hello world', 'hello  and more'],
    ['{@|truncate 3}', null, ''],
    ['{@|truncate 3}', 12345, '123...'],
    ['{@|pluralize}', 1, ''],
    ['{@|pluralize}', '1', ''],
    ['{@|pluralize}', 0, 's'],
    ['{@|pluralize}', -1, 's'],
    ['{@|pluralize}', 1.5, ''],
    ['{@|pluralize}', 2.5, 's'],
    ['{@|pluralize}', null, 's'],
    ['{@|pluralize}', 'many', 's'],
    ['{@|pluralize es}', 1, ''],
    ['{@|pluralize es}', 3, 'es'],
    ['{@|pluralize/y/ies}', 1, 'y'],
    ['{@|pluralize/y/ies}', 2, 'ies'],
    ['{@|pluralize:one thing:many things}', 2, 'many things'],
    ['{@|output a b}', null, 'a b'],
    ['{@|output}', null, ''],
    ['{@|output/a b/c}', null, 'a b c'],
  ];

  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(print(template, value)).toBe(output);
  });

  it('takes tags out of a text of a million angle brackets in one pass', () => {
    const started = process.cpuUsage();
    expect(print('{@|safe}', '<'.repeat(1_000_000))).toHaveLength(1_000_000);
    expect(print('{@|format a}', '{0'.repeat(100_000))).toHaveLength(200_000);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000);
  });

  it.each([
    '{a|truncate x}',
    '{a|truncate 1.5}',
    '{a|pluralize a b c}',
    '{a|cycle}',
    '{a|date}',
    '{a|key-by}',
  ])('refuses the arguments of %s when it reads the template, and prints the tag as it is', (template) => {
    const { output, errors } = engine.render(template, { a: 1 });
    expect(errors.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^FORMATTER_(ARGS_INVALID|NEEDS_ARGS)$/),
    ]);
    expect(output).toBe(template);
  });
});
