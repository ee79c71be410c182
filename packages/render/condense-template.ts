/**
 * A template without its layout: white space that holds a line break goes where it touches a tag (`<`, `>`)
 * or an instruction (`{`, `}`), and is one space elsewhere, as between two attributes. A space that is wanted
 * at the end of a line is `{.space}`.
 */
export function condenseTemplate(source: string): string {
  return source.replace(/\s*\n\s*/g, (space, at: number) => {
    const before = source[at - 1] ?? '>';
    const after = source[at + space.length] ?? '<';
    return '<>{}'.includes(before) || '<>{}'.includes(after) ? '' : ' ';
  });
}
