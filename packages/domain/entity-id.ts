const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for a text that can be an id: the database refuses a statement that names anything else. */
export function isEntityId(text: string): boolean {
  return uuid.test(text);
}

declare const site: unique symbol;

/** Id of the site that a transaction is bound to. */
export type SiteId = string & { readonly [site]: true };

export function isSiteId(text: string): text is SiteId {
  return isEntityId(text);
}
