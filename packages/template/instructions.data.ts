import type { Example } from './registry.ts';

/** An example of an instruction, which may need more than a formatter's. */
export interface InstructionExample extends Example {
  readonly injects?: Readonly<Record<string, unknown>>;
  readonly preprocess?: boolean;
}

/** An instruction as the reference page tells it. */
export interface InstructionRow {
  readonly name: string;
  readonly syntax: string;
  readonly summary: string;
  readonly example: InstructionExample;
}

const row = (
  name: string,
  syntax: string,
  ...[summary, template, context, output, more]: readonly [
    string,
    string,
    unknown,
    string,
    Partial<InstructionExample>?,
  ]
): InstructionRow => ({ name, syntax, summary, example: { template, context, output, ...more } });

/** Every instruction of the language (§1.2). The reference page is generated from this table, and its examples run. */
export const INSTRUCTION_TABLE: readonly InstructionRow[] = [
  row(
    'variable',
    '{reference|formatter arguments|…}',
    'Prints a value, after its formatters. Names are looked for from the innermost frame outwards; `a.b.0` descends, `@` is the current node, `@name` a variable. A missing value prints nothing.',
    '{a.b}, {list.1|capitalize}, {@index}{gone}',
    { a: { b: 1 }, list: ['x', 'y'] },
    '1, Y, ',
  ),
  row(
    'variables',
    '{reference, reference|formatter}',
    'Further values are for formatters that take two, such as an interval; the first is printed.',
    '{a, b}',
    { a: 1, b: 2 },
    '1',
  ),
  row(
    'section',
    '{.section reference}…{.or}…{.end}',
    'Runs its body inside a value that is not empty, else what follows `.or` outside of it. The first name is looked for in the current frame alone.',
    '{.section author}{name}{.or}{site}{.end} {.section nobody}{name}{.or}{site}{.end}',
    { author: { name: 'Ada' }, site: 'Home' },
    'Ada Home',
  ),
  row(
    'repeated section',
    '{.repeated section reference}…{.alternates with}…{.or}…{.end}',
    'Runs its body inside each element of an array; `@index` counts from 1, `@index0` from 0. Anything but an array with elements takes the `.or`.',
    '{.repeated section tags}{@index}:{@}{.alternates with}, {.or}none{.end} {.repeated section gone}x{.or}none{.end}',
    { tags: ['a', 'b'] },
    '1:a, 2:b none',
  ),
  row(
    'alternates with',
    '{.alternates with}',
    'Begins what stands between the elements of a repeated section; it runs inside the element before.',
    '{.repeated section @}{n}{.alternates with} after {n}, {.end}',
    [{ n: 1 }, { n: 2 }],
    '1 after 1, 2',
  ),
  row(
    'if',
    '{.if reference || reference && reference}…{.or}…{.end}',
    'Tests values from left to right, without precedence; it stops at the first `||` that is true and the first `&&` that is false. The frame stays.',
    '{.if a || b}yes{.or}no{.end} {.if a && b}yes{.or}no{.end}',
    { b: 1 },
    'yes no',
  ),
  row(
    'predicate',
    '{.name? arguments}…{.or}…{.end}',
    'Tests the current node, or its arguments. `{.if name? arguments}` is the same.',
    '{.equal? kind "post"}a post{.or}another{.end}',
    { kind: 'post' },
    'a post',
  ),
  row(
    'or',
    '{.or} or {.or predicate? arguments}',
    'Begins what runs otherwise; with a predicate, when that one is true.',
    '{.equal? n 1}one{.or equal? n 2}two{.or}many{.end}',
    { n: 2 },
    'two',
  ),
  row('end', '{.end}', 'Ends a block.', '{.if a}x{.end}y', { a: 0 }, 'y'),
  row(
    'var',
    '{.var @name reference|formatter}',
    'Sets a variable in the current frame. It is gone when the section, the turn or the partial ends.',
    '{.var @shout name|capitalize}{@shout}!',
    { name: 'tea' },
    'TEA!',
  ),
  row(
    'ctx',
    '{.ctx @name key=reference key=reference}',
    'Sets a variable to an object of values; what is missing becomes null.',
    '{.ctx @card title=name price=cost}{.section @card}{title} {price}{.end}',
    { name: 'Tea', cost: 3 },
    'Tea 3',
  ),
  row(
    'eval',
    '{.eval expression}',
    'Computes: `+ - * / % **`, comparisons, bits, `&& || !`, strings, `min max abs num str bool`. `@x = …;` sets variables; the last value is printed. When it fails, nothing is set.',
    '{.eval @half = price / 2; max(@half, 3) + " euro"}',
    { price: 10 },
    '5 euro',
  ),
  row(
    'macro',
    '{.macro name}…{.end}',
    'Keeps its body under a name for `apply` and `include` from here on, before a partial of that name.',
    '{.macro card}[{title}]{.end}{.repeated section items}{@|apply card}{.end}',
    { items: [{ title: 'a' }, { title: 'b' }] },
    '[a][b]',
  ),
  row(
    'apply',
    '{reference|apply name [private] [key=value …]}',
    'Runs a partial or macro on a value. `private` hides what is outside of it; the arguments are in `@args`.',
    '{item|apply card size=l}',
    { item: { title: 'Tea' } },
    'Tea (l)',
    { partials: { card: '{title} ({@args.size})' } },
  ),
  row(
    'include',
    '{.include name [output]}',
    'Runs a partial or macro in the current frame, so that its variables stay; its output is dropped unless `output` stands behind.',
    '{.include setup}{@x} {.include setup output}',
    {},
    '7 seven',
    { partials: { setup: '{.eval @x = 7}seven' } },
  ),
  row(
    'inject',
    '{.inject @name path}',
    'Sets a variable to data that the host holds under a path.',
    '{.inject @menu ./menu.json}{@menu.0}',
    {},
    'Tea',
    { injects: { './menu.json': ['Tea'] } },
  ),
  row('space', '{.space}', 'A space.', 'a{.space}b', {}, 'a b'),
  row('tab', '{.tab}', 'A tab.', 'a{.tab}b', {}, 'a\tb'),
  row('newline', '{.newline}', 'A line feed.', 'a{.newline}b', {}, 'a\nb'),
  row('meta-left', '{.meta-left}', 'An opening brace.', '{.meta-left}a}', {}, '{a}'),
  row('meta-right', '{.meta-right}', 'A closing brace.', '{.meta-left}a{.meta-right}', {}, '{a}'),
  row('comment', '{# … }', 'Prints nothing; it ends at the first brace.', 'a{# not printed }b', {}, 'ab'),
  row(
    'long comment',
    '{## … ##}',
    'Prints nothing, and may hold lines and braces.',
    'a{## {.if x}\n{x} ##}b',
    {},
    'ab',
  ),
  row(
    'pre-processor',
    '{^tag}',
    'Runs in the pre-processor alone, where every other tag is text; otherwise it is dropped.',
    '{^a} {a}',
    { a: 1 },
    '1 {a}',
    { preprocess: true },
  ),
];
