/** A mark for text that nothing may touch until the page is done: a body of `escape`. */
export function keepVerbatim(text: string, verbatim: string[]): string {
  return text === '' ? '' : `<!--v-verbatim:${verbatim.push(text) - 1}-->`;
}

/** Puts the texts that were kept in the place of their marks. */
export function withVerbatim(html: string, verbatim: readonly string[]): string {
  if (verbatim.length === 0) return html;
  return html.replace(/<!--v-verbatim:(\d+)-->/g, (_, index: string) => verbatim[Number(index)] ?? '');
}
