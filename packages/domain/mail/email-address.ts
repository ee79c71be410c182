/** Characters of an e-mail address (storefront §9). */
export const emailLength = { min: 3, max: 256 } as const;

// No control character, no separator of a mail's header, no bracket.
const localPart = /^[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevel = /^\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * The one rule of e-mail addresses (storefront §5, as the decisions read it): 3 to 256 characters, a local
 * part, @, a dotted domain and a top-level domain of 2 or more characters. Linear time. Spaces around the
 * address are not part of it.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length < emailLength.min || text.length > emailLength.max) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || !localPart.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}
