import { escapeAttribute } from '@veranda/template/formatters/escape';

/** Text for an element's content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return escapeAttribute(text);
}

/** JSON that may stand inside a script element: `<` and the two line separators are escaped. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** One attribute with its leading space; nothing for an absent or empty value. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}
