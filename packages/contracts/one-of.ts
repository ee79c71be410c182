import Type from 'typebox';

/** One of a list of words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  options: { readonly description?: string } = {},
) {
  return Type.Unsafe<Word>(
    Type.Union(
      words.map((word) => Type.Literal(word)),
      options,
    ),
  );
}
