/**
 * Puts values in for `{name}` in a text that an owner or a theme may have written; a name without a value
 * stays. The one filler of such texts, which are data and no ICU messages: what a value holds is never read
 * as a placeholder itself.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  // Most have none, and looking for one takes a fraction of the time of a replacement.
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w{1,60})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
