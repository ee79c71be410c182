import { findSsoProvider } from '@veranda/db/members/sso';
import type { Deps } from '../../services/deps.ts';
import type { ProviderAccess } from '../../platform/identity/identity-client.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The provider of a site, its secret opened. */
export interface SiteProvider extends ProviderAccess {
  /** As visitors know it. */
  readonly name: string;
}

/** Place for which a secret of single sign-on is sealed. */
export function ssoSealPlace(siteId: string): string {
  return `sso.${siteId}.client-secret`;
}

/** Address to which the provider sends visitors back. */
export function ssoCallback({ settings }: Pick<Deps, 'settings'>, site: SiteEntry): string {
  return `${settings.scheme}://${site.host}/sso/callback`;
}

/** The provider that a site signs its visitors in with; null when there is none. */
export async function providerOfSite(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<SiteProvider | null> {
  const row = await db.forSite(site.id, (tx) => findSsoProvider(tx), { readOnly: true });
  if (!row) return null;
  const clientSecret = unseal(settings.sealKeys, ssoSealPlace(site.id), row.clientSecret);
  return { issuer: row.issuer, clientId: row.clientId, clientSecret, name: row.name };
}
