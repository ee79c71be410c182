/**
 * Messages by key, in ICU MessageFormat: `{name}`, `{count, plural, one {# item} other {# items}}`, `{kind,
 * select, …}`.
 */
export type MessageTable = Readonly<Record<string, string>>;

/** A complete translation of a table: every key and no other. */
export type Translation<Table extends MessageTable> = { readonly [Key in keyof Table]: string };

/** Arguments of a message, read from its English text: a number where a plural is chosen by it. */
export type ArgumentsOf<Text extends string> = {
  readonly [Name in NamesIn<Text>]: [Name, number] extends ArgumentIn<Text> ? number : string | number;
};

/**
 * Arguments after the key: nothing for a message without arguments. A message with tags cannot be a mere
 * string.
 */
type ValuesOf<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : [TagsOf<Text>] extends [never]
    ? NamesIn<Text> extends never
      ? []
      : [values: ArgumentsOf<Text>]
    : [values: ArgumentsOf<Text>, tags: never];

/** Gives the text of a key with its arguments put in. */
export type Translate<Table extends MessageTable> = <Key extends keyof Table & string>(
  key: Key,
  ...values: ValuesOf<Table[Key]>
) => string;

/** Keys of the messages without arguments: what a key may be that a table or a state names. */
export type PlainKey<Table extends MessageTable> = {
  [Key in keyof Table & string]: NamesIn<Table[Key]> extends never ? Key : never;
}[keyof Table & string];

/** Tags of a message: `link` of `Read <link>the terms</link>.` */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never;

type ArgumentIn<Text extends string> = Text extends string ? InMessage<Text> : never;
type NamesIn<Text extends string> = ArgumentIn<Text>[0];

// Two states: inside a message, where `}` ends a branch, and between the branches of an argument, where it
// ends the argument.
type InMessage<
  Text extends string,
  Known extends [string, unknown] = never,
> = Text extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${infer Inner}`
    ? Inner extends `${infer Name}, ${infer Kind}`
      ? Kind extends `${'plural' | 'selectordinal'},${string}`
        ? BetweenBranches<BehindKind<Text>, Known | [Name, number]>
        : Kind extends `select,${string}`
          ? BetweenBranches<BehindKind<Text>, Known | [Name, string]>
          : InMessage<Tail, Known | [Name, number]>
      : InMessage<Tail, Known | [Inner, string]>
    : BetweenBranches<Tail, Known>
  : Known;

type BetweenBranches<
  Text extends string,
  Known extends [string, unknown],
> = Text extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${string}`
    ? Text extends `${string}{${infer Branch}`
      ? InMessage<Branch, Known>
      : never
    : InMessage<Tail, Known>
  : Known;

type BehindKind<Text extends string> = Text extends `${string}{${string},${string},${infer Branches}`
  ? Branches
  : never;
