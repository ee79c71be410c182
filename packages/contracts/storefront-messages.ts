import { accountMessages } from '@veranda/messages/accounts/messages';
import { blockMessages } from '@veranda/messages/blocks/messages';
import { cartPageMessages } from '@veranda/messages/cart-page/messages';
import { joinMessages, messageTexts } from '@veranda/messages/catalog';
import { commentMessages } from '@veranda/messages/comments/messages';
import { donationMessages } from '@veranda/messages/donations/messages';
import { formFieldMessages } from '@veranda/messages/form-fields/messages';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import { mailingListMessages } from '@veranda/messages/mailing-lists/messages';
import { pageMessages } from '@veranda/messages/pages/messages';
import { socialMessages } from '@veranda/messages/social/messages';
import { reviewMessages } from '@veranda/messages/reviews/messages';
import { islandMessages } from '@veranda/messages/islands/messages';
import { themeMessages } from '@veranda/messages/themes/messages';

const commerceMessages = joinMessages(joinMessages(cartPageMessages, entitlementMessages), donationMessages);
const visitorMessages = joinMessages(
  joinMessages(accountMessages, mailingListMessages),
  joinMessages(reviewMessages, joinMessages(commentMessages, socialMessages)),
);

const sharedMessages = joinMessages(joinMessages(islandMessages, themeMessages), visitorMessages);

/**
 * The messages of `localizedStrings` (storefront §3) and of the system partials; an owner's own words in the
 * site's settings come first. They have arguments and no plurals, since themes put the arguments in.
 */
export const storefrontMessages = joinMessages(
  joinMessages(joinMessages(pageMessages, blockMessages), formFieldMessages),
  joinMessages(commerceMessages, sharedMessages),
);
export type StorefrontMessageKey = keyof (typeof storefrontMessages)['en'] & string;

/** The texts in a language (BCP 47), without words of an owner. */
export function storefrontMessagesOf(language: string): Readonly<Record<StorefrontMessageKey, string>> {
  return messageTexts(storefrontMessages, language);
}

/**
 * The texts of a site: the owner's words over the defaults. Unknown keys are kept, since themes may use their
 * own.
 */
export function siteMessages(
  overrides: Readonly<Record<string, string>>,
  language = 'en',
): Readonly<Record<string, string>> {
  return { ...storefrontMessagesOf(language), ...overrides };
}
