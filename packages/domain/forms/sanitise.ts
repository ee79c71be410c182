// Control characters but tab and line feed; marks that turn the direction of the text after them.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A visitor's text as it is kept: line breaks as `\n`, no control characters, no half surrogates (which no
 * database takes), no overrides of the writing direction. Nothing else is changed: markup stays the text that
 * it is.
 */
export function sanitiseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

/** The same on one line: line breaks and tabs become spaces, and the ends are trimmed. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text)
    .replace(/[\n\t]/g, ' ')
    .trim();
}

/**
 * The text of a JSON value that stands for one: strings, and numbers as their digits; null for anything else.
 */
export function wireText(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A list of texts; null when it is something else or longer than `max`. */
export function wireTexts(value: unknown, max: number): readonly string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > max) return null;
  const texts = value.map(wireText);
  return texts.includes(null) ? null : (texts as string[]);
}
