// By character code; none is beyond `>`.
const ofText = table({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });
const ofAttribute = table({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });
const ofQuotes = table({ '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** Escapes `&`, `<` and `>`. Text without them comes back as it is. */
export function escapeText(value: string): string {
  return escapeBy(ofText, value);
}

/** Escapes `&`, `<`, `>` and `"`. */
export function escapeAttribute(value: string): string {
  return escapeBy(ofAttribute, value);
}

/**
 * Escapes `"`, `<` and `>`, for attributes in which an ampersand stays as it is (§5.5): nothing can end the
 * attribute.
 */
export function escapeQuotes(value: string): string {
  return escapeBy(ofQuotes, value);
}

function table(entities: Readonly<Record<string, string>>): readonly (string | undefined)[] {
  return Array.from({ length: 63 }, (_, code) => entities[String.fromCharCode(code)]);
}

// One walk over the characters: a regular expression that calls back for every quote of a long JSON takes
// twice as long.
function escapeBy(entities: readonly (string | undefined)[], value: string): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    const entity = code > 62 ? undefined : entities[code];
    if (entity === undefined) continue;
    out += value.slice(from, at) + entity;
    from = at + 1;
  }
  return from === 0 ? value : out + value.slice(from);
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
