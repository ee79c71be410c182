import type { Static, TSchema } from 'typebox';
import type { claimPurchase, recordErrors, recordEvent } from './analytics.ts';
import type {
  recordButtonClick,
  recordButtonRender,
  recordFormBegin,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from './analytics-census.ts';
import type { addEntry, getCart, removeEntry, setEntryFields, updateEntry } from './cart.ts';
import type { submitCheckout, suggestCheckoutAddresses } from './checkout.ts';
import type { Endpoint, EndpointOutput } from './endpoint.ts';
import type { formSubmissionKey, saveFormSubmission, validateFormFields } from './forms.ts';
import type { readStock } from './inventory.ts';
import type { logOutOnSite, setSiteUserLocale } from './members.ts';
import type { signUpForRestock } from './restock.ts';
import type { addSubscription, submitPaymentCardPage } from './subscriptions.ts';

// Types alone: a browser that calls these endpoints loads neither their schemas nor the schema library.

type SiteCall =
  | typeof addEntry
  | typeof addSubscription
  | typeof claimPurchase
  | typeof formSubmissionKey
  | typeof getCart
  | typeof logOutOnSite
  | typeof readStock
  | typeof recordButtonClick
  | typeof recordButtonRender
  | typeof recordErrors
  | typeof recordEvent
  | typeof recordFormBegin
  | typeof recordFormRender
  | typeof recordHit
  | typeof recordOverlay
  | typeof recordQuickView
  | typeof removeEntry
  | typeof saveFormSubmission
  | typeof setEntryFields
  | typeof setSiteUserLocale
  | typeof signUpForRestock
  | typeof submitPaymentCardPage
  | typeof submitCheckout
  | typeof suggestCheckoutAddresses
  | typeof updateEntry
  | typeof validateFormFields;

/**
 * Endpoints that scripts of published pages call, by method and path: `PUT
 * /api/commerce/shopping-cart/entries/:entryId`.
 */
export type SiteCalls = { readonly [E in SiteCall as `${E['method']} ${E['path']}`]: E };
export type SiteCallName = keyof SiteCalls;

/** Input of a call: parameters of the path, the query and the body, as far as its endpoint has them. */
export type SiteCallInput<Name extends SiteCallName> = Part<'params', SiteCalls[Name]> &
  Part<'query', SiteCalls[Name]> &
  Part<'body', SiteCalls[Name]>;

/** Answer to a call that succeeds. */
export type SiteCallOutput<Name extends SiteCallName> = EndpointOutput<SiteCalls[Name]>;

type Part<Key extends 'params' | 'query' | 'body', E extends Endpoint> =
  E extends Readonly<Record<Key, infer Schema extends TSchema>>
    ? Record<never, never> extends Static<Schema>
      ? { readonly [K in Key]?: Static<Schema> }
      : { readonly [K in Key]: Static<Schema> }
    : { readonly [K in Key]?: never };
