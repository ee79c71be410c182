import { commercePreferences } from '@veranda/contracts/commerce-preferences';

interface Wanted {
  readonly path: string;
  readonly body: object;
}

/** Calls that save commerce preferences, by the name of their contract. */
export function preferenceCalls(
  place: () => { readonly siteId: string },
): Readonly<Record<string, () => Promise<Wanted>>> {
  return Object.fromEntries(
    Object.values(commercePreferences).map(({ save }) => [
      save.name,
      async () => ({ path: `${save.path}?websiteId=${place().siteId}`, body: {} }),
    ]),
  );
}
