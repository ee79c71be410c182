/** One made-up rendering. */
export interface FuzzInput {
  readonly template: string;
  readonly context: unknown;
  readonly partials: ReadonlyMap<string, string>;
  readonly preprocess: boolean;
}

/** Words that a made-up template is put together from. */
export interface Vocabulary {
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
}

/** A small generator of numbers below one: the same seed gives the same inputs (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const names =
  'a b c items title price __proto__ constructor prototype toString length hasOwnProperty host 0 1'.split(
    ' ',
  );
const variables = '@ @index @index0 @x @y @args'.split(' ');
const texts = [
  '<b>',
  ' & ',
  '\n',
  '{',
  '}',
  '{{',
  '}}',
  '{ a }',
  '||',
  'x',
  'ü',
  '\u2028',
  '🥖',
  '{##',
  '##}',
  '{#',
  '"',
];
const words =
  'a b.c 0 1 -1 2.5 x/y /y/ies | }} {0} %Y-%m-%d 99999999999 " \' private k=v output @.a @index'.split(' ');
const expressions = [
  '1+2',
  'a*b',
  '"x"+a',
  '@x = a; @x',
  '((((1))))',
  '1/0',
  'max(a, 1)',
  '!a && b',
  '~',
  '"',
  '0x',
  'num(title)',
];

/** Makes an input: sentences of the grammar, wrong ones among them, on a context with canaries. */
export function makeInput(random: () => number, vocabulary: Vocabulary, canary: object): FuzzInput {
  const maker = new Maker(random, vocabulary);
  const partials = new Map([
    ['p', maker.body(2)],
    ['q', `${maker.body(1)}{@|apply p}{@|apply q}`],
  ]);
  return {
    template: maker.mutated(maker.body(4)),
    context: maker.context(3, canary),
    partials,
    preprocess: random() < 0.05,
  };
}

class Maker {
  private readonly random: () => number;
  private readonly vocabulary: Vocabulary;

  constructor(random: () => number, vocabulary: Vocabulary) {
    this.random = random;
    this.vocabulary = vocabulary;
  }

  body(depth: number): string {
    return Array.from({ length: 1 + this.below(4) }, () => this.piece(depth)).join('');
  }

  /** A text with a few characters lost, doubled or replaced. */
  mutated(text: string): string {
    if (this.random() < 0.6) return text;
    const at = this.below(text.length + 1);
    const cut = this.below(4);
    return (
      text.slice(0, at) +
      this.one(['', '{', '}', '.end', '|', '?', ' ', text.slice(at, at + 9)]) +
      text.slice(at + cut)
    );
  }

  context(depth: number, canary: object): unknown {
    const roll = this.below(depth > 0 ? 10 : 6);
    if (roll < 6)
      return this.one([
        null,
        true,
        0,
        -3.5,
        1e21,
        '',
        'loaf <b>',
        '2026-11-21',
        1_790_000_000_000,
        'a'.repeat(300),
      ]);
    if (roll < 8) return Array.from({ length: this.below(4) }, () => this.context(depth - 1, canary));
    const made = Object.create(this.random() < 0.1 ? canary : Object.prototype) as Record<string, unknown>;
    for (const name of names)
      if (this.random() < 0.4)
        Object.defineProperty(made, name, { value: this.context(depth - 1, canary), enumerable: true });
    return made;
  }

  private piece(depth: number): string {
    const kind = this.below(depth > 0 ? 16 : 6);
    if (kind < 2) return this.one(texts);
    if (kind < 5) return `{${this.refs()}${this.chain()}}`;
    if (kind === 5) return this.leaf();
    const end = this.random() < 0.97 ? '{.end}' : '';
    const or = this.random() < 0.3 ? `{.or}${this.body(depth - 1)}` : '';
    return `${this.opening()}${this.body(depth - 1)}${or}${end}`;
  }

  private opening(): string {
    switch (this.below(6)) {
      case 0:
        return `{.section ${this.ref()}}`;
      case 1:
        return `{.repeated section ${this.ref()}}${this.random() < 0.3 ? 'x{.alternates with}' : ''}`;
      case 2:
        return `{.if ${this.ref()}${this.random() < 0.4 ? ` ${this.one(['||', '&&'])} ${this.ref()}` : ''}}`;
      case 3:
        return `{.macro ${this.one(['m', 'p'])}}`;
      case 4:
        return '{.repeated section items}';
      default:
        return `{.${this.one(this.vocabulary.predicates)}${this.args()}}`;
    }
  }

  private leaf(): string {
    switch (this.below(7)) {
      case 0:
        return `{.var @x ${this.refs()}${this.chain()}}`;
      case 1:
        return `{.ctx @y a=${this.ref()} b=${this.ref()}}`;
      case 2:
        return `{.eval ${this.one(expressions)}}`;
      case 3:
        return `{.include ${this.one(['p', 'q', 'none'])}${this.one(['', ' output'])}}`;
      case 4:
        return '{.inject @x ./file.json}';
      case 5:
        return this.one(['{.space}', '{.meta-left}', '{.newline}', '{^a}', '{.end}', '{.or}', '{.nothing}']);
      default:
        return `{@|apply ${this.one(['p', 'q', 'm', 'none', 'constructor'])}${this.one(['', ' private', ' k=v'])}}`;
    }
  }

  private chain(): string {
    if (this.random() < 0.4) return '';
    return Array.from(
      { length: 1 + this.below(2) },
      () => `|${this.one(this.vocabulary.formatters)}${this.args()}`,
    ).join('');
  }

  private args(): string {
    if (this.random() < 0.4) return '';
    return Array.from({ length: 1 + this.below(3) }, () => ` ${this.one(words)}`).join('');
  }

  private refs(): string {
    return this.random() < 0.9 ? this.ref() : `${this.ref()}, ${this.ref()}`;
  }

  private ref(): string {
    const first = this.random() < 0.25 ? this.one(variables) : this.one(names);
    return this.random() < 0.7 ? first : `${first}.${this.one(names)}`;
  }

  private one<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  private below(limit: number): number {
    return Math.trunc(this.random() * limit);
  }
}
