import { describe, expect, it } from 'vitest';
import { lenientJsonFault, parseLenientJson } from './lenient-json.ts';
import { parseThemeConf } from './theme-conf.ts';
import { isTweakValue, tweaksOf } from './tweaks.ts';

describe('conf files as they are met in the wild', () => {
  it.each([
    ['trailing commas', '{"a": [1, 2,], }', { a: [1, 2] }],
    ['comments', '{ // name\n "a": 1 /* one */ }', { a: 1 }],
    ['a byte-order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['two documents in one file', '{"a":1}\n{"b":2}', { a: 1 }],
    ['single quotes and bare keys', "{a: 'x\\'y'}", { a: "x'y" }],
    ['nothing', '', null],
    ['an open end', '{"a": [1, ', null],
    ['nesting without end', '['.repeat(1000), null],
  ])('are read with %s', (_what, source, value) => expect(parseLenientJson(source)).toEqual(value));

  it.each([
    ['{"a": 1,}', null],
    ['{"a" 1}', 5],
    ['{"a": [1, ', 10],
    ['', 0],
  ])('tell where %j cannot be read: %s', (source, offset) => expect(lenientJsonFault(source)).toBe(offset));

  it('cannot reach a prototype', () => {
    const value = parseLenientJson('{"__proto__": {"polluted": true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
  });

  it('have a default layout whatever they say', () => {
    expect(parseThemeConf('nonsense').layouts['default']).toEqual({ regions: ['site'] });
    const two = '{"layouts": {"homepage": {"regions": ["top", "grid"]}, "lab": {"regions": ["lab"]}}}';
    expect(parseThemeConf(two).layouts['default']).toEqual({ regions: ['top', 'grid'] });
  });
});

describe('tweaks of a sheet', () => {
  const sheet = `
// tweak: {"type": "color", "title": "Crust", "category": "Colours"}
@crust: #a4532a;
/* tweak: { 'type': 'value', title: "Gap", min: 0, max: 40px, step: 2, } */
@gap: 12px;
`;
  it('are read from both kinds of comments, strict JSON or not', () => {
    expect(tweaksOf(sheet)).toMatchObject([
      { variable: 'crust', type: 'color', title: 'Crust', default: '#a4532a' },
      { variable: 'gap', type: 'value', range: { min: 0, max: 40, step: 2, unit: 'px' }, default: '12px' },
    ]);
  });

  it('are declared as a variable, a rule or a mixin, right after their comment', () => {
    const text = `/* tweak: {type: color} */ p{} /* note */ @no: red;
/* tweak: {type: font} */ .title-font { font-size: 20px; }
// tweak: {type: font}
.body-font() { font-size: 15px; }`;
    expect(tweaksOf(text)).toMatchObject([
      { variable: 'title-font', form: 'rule', default: '{ font-size: 20px; }' },
      { variable: 'body-font', form: 'mixin', default: '{ font-size: 15px; }' },
    ]);
    expect(tweaksOf(sheet).map(({ form }) => form)).toEqual(['variable', 'variable']);
  });

  it.each([
    [0, '#fff', true],
    [0, 'rgb(1, 2, 3)', true],
    [0, 'red; } body { display: none', false],
    [0, 'url(https://evil)', false],
    [1, '20px', true],
    [1, '90px', false],
    [1, 'expression(1)', false],
  ])('take a value of their kind only (%i: %j)', (index, value, fits) => {
    const tweak = tweaksOf(sheet)[index];
    expect(tweak && isTweakValue(tweak, value)).toBe(fits);
  });
});

describe('tweak comments that describe nothing', () => {
  it('are passed over, and the next is read', () => {
    const sheet = '// tweak: {"title": "a"}\n/* tweak: {"title": "b"} */\n@b: 1px;\n/* tweak: {';
    expect(tweaksOf(sheet).map(({ variable, title }) => [variable, title])).toEqual([['b', 'b']]);
  });
  it.each(['// tweak: {', '/* tweak: {', '// tweak: {"a": 1}\n'])(
    'are read in linear time: %s, 40,000 times',
    (comment) => {
      const began = process.cpuUsage();
      expect(tweaksOf(comment.repeat(40_000))).toEqual([]);
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
    },
  );
});
