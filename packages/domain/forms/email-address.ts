/** Characters of an e-mail address in a form (storefront §9). */
export const emailLength = { min: 3, max: 256 } as const;

const pattern = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

/**
 * Whether a text is an e-mail address for forms and the restock sign-up (storefront §5): 3 to 256 characters, a local
 * part, @, a dotted domain and a top-level domain of 2 to 4 characters.
 */
export function isFormEmail(text: string): boolean {
  return text.length >= emailLength.min && text.length <= emailLength.max && pattern.test(text);
}
