const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (char: string): string => ENTITIES[char] ?? char;

/** Escapes `&`, `<` and `>`. Text without them comes back as it is, after one search. */
export function escapeText(value: string): string {
  return /[&<>]/.test(value) ? value.replace(/[&<>]/g, entity) : value;
}

/** Escapes `&`, `<`, `>` and `"`. */
export function escapeAttribute(value: string): string {
  return /[&<>"]/.test(value) ? value.replace(/[&<>"]/g, entity) : value;
}

/**
 * Escapes `"`, `<` and `>`, for attributes in which an ampersand stays as it is (§5.5): nothing can end the attribute.
 */
export function escapeQuotes(value: string): string {
  return /[<>"]/.test(value) ? value.replace(/[<>"]/g, entity) : value;
}

/** Puts `filler` for each tag, from a `<` to the next `>`; one pass, whatever the text is. */
export function withoutTags(value: string, filler: string): string {
  let out = '';
  let from = 0;
  for (;;) {
    const open = value.indexOf('<', from);
    const close = open < 0 ? -1 : value.indexOf('>', open);
    if (close < 0) return out + value.slice(from);
    out += value.slice(from, open) + filler;
    from = close + 1;
  }
}
