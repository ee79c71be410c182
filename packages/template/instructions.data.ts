import type { Example } from './registry.ts';

/** An example of an instruction, which may need more than a formatter's. */
export interface InstructionExample extends Example {
  readonly injects?: Readonly<Record<string, unknown>>;
  readonly preprocess?: boolean;
}

/** An instruction as the reference page tells it. */
interface InstructionRow {
  readonly name: string;
  readonly syntax: string;
  readonly summary: string;
  readonly example: InstructionExample;
}

/**
 * Every instruction of the language (§1.2). The reference page is generated from this table, and its examples
 * run.
 */
export const INSTRUCTION_TABLE: readonly InstructionRow[] = [
  {
    name: 'variable',
    syntax: '{reference|formatter arguments|…}',
    summary:
      'Prints a value, after its formatters. Names are looked for from the innermost frame outwards; `a.b.0` descends, `@` is the current node, `@name` a variable. A missing value prints nothing.',
    example: {
      template: '{a.b}, {list.1|capitalize}, {@index}{gone}',
      context: { a: { b: 1 }, list: ['x', 'y'] },
      output: '1, Y, ',
    },
  },
  {
    name: 'variables',
    syntax: '{reference, reference|formatter}',
    summary: 'Further values are for formatters that take two, such as an interval; the first is printed.',
    example: { template: '{a, b}', context: { a: 1, b: 2 }, output: '1' },
  },
  {
    name: 'section',
    syntax: '{.section reference}…{.or}…{.end}',
    summary:
      'Runs its body inside a value that is not empty, else what follows `.or` outside of it. The first name is looked for in the current frame alone.',
    example: {
      template: '{.section author}{name}{.or}{site}{.end} {.section nobody}{name}{.or}{site}{.end}',
      context: { author: { name: 'Ada' }, site: 'Home' },
      output: 'Ada Home',
    },
  },
  {
    name: 'repeated section',
    syntax: '{.repeated section reference}…{.alternates with}…{.or}…{.end}',
    summary:
      'Runs its body inside each element of an array; `@index` counts from 1, `@index0` from 0. Anything but an array with elements takes the `.or`.',
    example: {
      template:
        '{.repeated section tags}{@index}:{@}{.alternates with}, {.or}none{.end} {.repeated section gone}x{.or}none{.end}',
      context: { tags: ['a', 'b'] },
      output: '1:a, 2:b none',
    },
  },
  {
    name: 'alternates with',
    syntax: '{.alternates with}',
    summary:
      'Begins what stands between the elements of a repeated section; it runs inside the element before.',
    example: {
      template: '{.repeated section @}{n}{.alternates with} after {n}, {.end}',
      context: [{ n: 1 }, { n: 2 }],
      output: '1 after 1, 2',
    },
  },
  {
    name: 'if',
    syntax: '{.if reference || reference && reference}…{.or}…{.end}',
    summary:
      'Tests values from left to right, without precedence; it stops at the first `||` that is true and the first `&&` that is false. The frame stays.',
    example: {
      template: '{.if a || b}yes{.or}no{.end} {.if a && b}yes{.or}no{.end}',
      context: { b: 1 },
      output: 'yes no',
    },
  },
  {
    name: 'predicate',
    syntax: '{.name? arguments}…{.or}…{.end}',
    summary: 'Tests the current node, or its arguments. `{.if name? arguments}` is the same.',
    example: {
      template: '{.equal? kind "post"}a post{.or}another{.end}',
      context: { kind: 'post' },
      output: 'a post',
    },
  },
  {
    name: 'or',
    syntax: '{.or} or {.or predicate? arguments}',
    summary: 'Begins what runs otherwise; with a predicate, when that one is true.',
    example: {
      template: '{.equal? n 1}one{.or equal? n 2}two{.or}many{.end}',
      context: { n: 2 },
      output: 'two',
    },
  },
  {
    name: 'end',
    syntax: '{.end}',
    summary: 'Ends a block.',
    example: { template: '{.if a}x{.end}y', context: { a: 0 }, output: 'y' },
  },
  {
    name: 'var',
    syntax: '{.var @name reference|formatter}',
    summary:
      'Sets a variable in the current frame. It is gone when the section, the turn or the partial ends.',
    example: { template: '{.var @shout name|capitalize}{@shout}!', context: { name: 'tea' }, output: 'TEA!' },
  },
  {
    name: 'ctx',
    syntax: '{.ctx @name key=reference key=reference}',
    summary: 'Sets a variable to an object of values; what is missing becomes null.',
    example: {
      template: '{.ctx @card title=name price=cost}{.section @card}{title} {price}{.end}',
      context: { name: 'Tea', cost: 3 },
      output: 'Tea 3',
    },
  },
  {
    name: 'eval',
    syntax: '{.eval expression}',
    summary:
      'Computes: `+ - * / % **`, comparisons, bits, `&& || !`, strings, `min max abs num str bool`. `@x = …;` sets variables; the last value is printed. When it fails, nothing is set.',
    example: {
      template: '{.eval @half = price / 2; max(@half, 3) + " euro"}',
      context: { price: 10 },
      output: '5 euro',
    },
  },
  {
    name: 'macro',
    syntax: '{.macro name}…{.end}',
    summary:
      'Keeps its body under a name for `apply` and `include` from here on, before a partial of that name.',
    example: {
      template: '{.macro card}[{title}]{.end}{.repeated section items}{@|apply card}{.end}',
      context: { items: [{ title: 'a' }, { title: 'b' }] },
      output: '[a][b]',
    },
  },
  {
    name: 'apply',
    syntax: '{reference|apply name [private] [key=value …]}',
    summary:
      'Runs a partial or macro on a value. `private` hides what is outside of it; the arguments are in `@args`.',
    example: {
      template: '{item|apply card size=l}',
      context: { item: { title: 'Tea' } },
      output: 'Tea (l)',
      partials: { card: '{title} ({@args.size})' },
    },
  },
  {
    name: 'include',
    syntax: '{.include name [output]}',
    summary:
      'Runs a partial or macro in the current frame, so that its variables stay; its output is dropped unless `output` stands behind.',
    example: {
      template: '{.include setup}{@x} {.include setup output}',
      context: {},
      output: '7 seven',
      partials: { setup: '{.eval @x = 7}seven' },
    },
  },
  {
    name: 'inject',
    syntax: '{.inject @name path}',
    summary: 'Sets a variable to data that the host holds under a path.',
    example: {
      template: '{.inject @menu ./menu.json}{@menu.0}',
      context: {},
      output: 'Tea',
      injects: { './menu.json': ['Tea'] },
    },
  },
  {
    name: 'space',
    syntax: '{.space}',
    summary: 'A space.',
    example: { template: 'a{.space}b', context: {}, output: 'a b' },
  },
  {
    name: 'tab',
    syntax: '{.tab}',
    summary: 'A tab.',
    example: { template: 'a{.tab}b', context: {}, output: 'a\tb' },
  },
  {
    name: 'newline',
    syntax: '{.newline}',
    summary: 'A line feed.',
    example: { template: 'a{.newline}b', context: {}, output: 'a\nb' },
  },
  {
    name: 'meta-left',
    syntax: '{.meta-left}',
    summary: 'An opening brace.',
    example: { template: '{.meta-left}a}', context: {}, output: '{a}' },
  },
  {
    name: 'meta-right',
    syntax: '{.meta-right}',
    summary: 'A closing brace.',
    example: { template: '{.meta-left}a{.meta-right}', context: {}, output: '{a}' },
  },
  {
    name: 'comment',
    syntax: '{# … }',
    summary: 'Prints nothing; it ends at the first brace.',
    example: { template: 'a{# not printed }b', context: {}, output: 'ab' },
  },
  {
    name: 'long comment',
    syntax: '{## … ##}',
    summary: 'Prints nothing, and may hold lines and braces.',
    example: { template: 'a{## {.if x}\n{x} ##}b', context: {}, output: 'ab' },
  },
  {
    name: 'pre-processor',
    syntax: '{^tag}',
    summary: 'Runs in the pre-processor alone, where every other tag is text; otherwise it is dropped.',
    example: { template: '{^a} {a}', context: { a: 1 }, output: '1 {a}', preprocess: true },
  },
];
