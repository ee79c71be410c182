import { storefrontMessages } from '@veranda/contracts/storefront-messages';
import { type Catalog, messageTexts } from '@veranda/messages/catalog';
import { checkoutMessages } from '@veranda/messages/checkout/messages';
import { errorMessages } from '@veranda/messages/errors/messages';
import { formErrorMessages } from '@veranda/messages/form-errors/messages';

const catalogs: readonly Catalog[] = [storefrontMessages, formErrorMessages, errorMessages, checkoutMessages];

/** Platform's translation of an English text; the text itself where no catalog has it. */
export function inLanguage(language: string, english: string): string {
  for (const catalog of catalogs) {
    const key = Object.keys(catalog.en).find((one) => catalog.en[one] === english);
    if (key !== undefined) return messageTexts(catalog, language)[key] ?? english;
  }
  return english;
}
