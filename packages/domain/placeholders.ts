/**
 * Puts values in for `{name}` in a text that an owner or a theme may have written; a name without a value
 * stays. The one filler of such texts, which are data and no ICU messages: what a value holds is never read
 * as a placeholder itself.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  // By hand: a pattern that calls back takes five times as long, and a page fills a hundred texts.
  let out = '';
  let from = 0;
  let close = -1;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
    if (close < open) close = text.indexOf('}', open);
    if (close < 0) break;
    if (close - open - 1 > maxNameLength) continue;
    const name = text.slice(open + 1, close);
    if (!Object.hasOwn(values, name) || !/^\w+$/.test(name)) continue;
    out += text.slice(from, open) + (values[name] ?? `{${name}}`);
    from = close + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

const maxNameLength = 60;
