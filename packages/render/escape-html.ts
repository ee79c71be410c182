import { escapeAttribute } from '@veranda/template/formatters/escape';

/**
 * Text for an element's content or a double-quoted attribute; the template language's own escaper
 * (`htmltag`).
 */
export function escapeHtml(text: string): string {
  return escapeAttribute(text);
}

/** JSON that may be inside a script element: `<` and the two line separators are escaped. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A script element that holds data for the browser, found by its id. */
export function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json"${attribute('id', id)}>${jsonInHtml(value)}</script>`;
}

/** An element with its attributes, without those that have no value; its content is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: string,
): string {
  let all = '';
  for (const key of Object.keys(attributes)) all += attribute(key, attributes[key]);
  return `<${name}${all}>${content}</${name}>`;
}

/** One attribute with its leading space; nothing for an absent or empty value. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}
