import type { SsoSettings } from '@veranda/contracts/members-sso';
import { deleteSsoProvider, putSsoProvider } from '@veranda/db/members/sso';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { answersAsProvider } from '../../platform/identity/identity-client.ts';
import { fakeIssuer } from '../../platform/identity/fake-provider.ts';
import { seal } from '../../platform/secrets/seal.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { providerOfSite, ssoCallback, ssoSealPlace } from './provider-of-site.ts';

/** A provider as it was typed. */
interface WantedProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty: the one that is kept. */
  readonly clientSecret: string;
  readonly name: string;
}

/** Single sign-on settings of a site, as the studio shows them; never its secret. */
export async function readSso(deps: Deps, site: SiteEntry): Promise<SsoSettings> {
  const storedProvider = await providerOfSite(deps, site);
  const provider = storedProvider && {
    issuer: storedProvider.issuer,
    clientId: storedProvider.clientId,
    name: storedProvider.name,
  };
  return { provider, callbackUrl: ssoCallback(deps, site), testIssuer: fakeIssuer(deps) };
}

/** Connects the provider of a site, once it has answered as one. */
export async function connectSso(
  deps: Deps,
  site: SiteEntry,
  wanted: WantedProvider,
): Promise<SsoSettings | Refusal> {
  const issuer = issuerOf(deps, wanted.issuer);
  if (isRefusal(issuer)) return issuer;
  const clientSecret = wanted.clientSecret.trim() || (await storedSecret(deps, site, issuer));
  if (!clientSecret) return refuse('sso-secret-needed', { field: 'clientSecret' });
  const access = { issuer, clientId: wanted.clientId.trim(), clientSecret };
  if (!(await answersAsProvider(deps, access))) return refuse('sso-issuer-away', { field: 'issuer' });
  const keys = { keys: deps.settings.sealKeys, random: deps.random };
  await deps.db.forSite(site.id, (tx) =>
    putSsoProvider(tx, {
      issuer,
      clientId: access.clientId,
      clientSecret: seal(keys, ssoSealPlace(site.id), clientSecret),
      name: wanted.name.trim(),
    }),
  );
  return readSso(deps, site);
}

/** Leaves the provider. */
export async function disconnectSso(deps: Deps, site: SiteEntry): Promise<SsoSettings> {
  await deps.db.forSite(site.id, (tx) => deleteSsoProvider(tx));
  return readSso(deps, site);
}

// A secret belongs to the provider that gave it: with another one it is asked for again, and never sent
// there.
async function storedSecret(deps: Deps, site: SiteEntry, issuer: string): Promise<string> {
  const provider = await providerOfSite(deps, site);
  return provider?.issuer === issuer ? provider.clientSecret : '';
}

function issuerOf(deps: Deps, typed: string): string | Refusal {
  const issuer = typed.trim().replace(/\/\.well-known\/openid-configuration$/, '');
  if (issuer === fakeIssuer(deps)) return issuer;
  const url = URL.parse(issuer);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.search === '' && url.hash === '';
  return isPlain ? issuer : refuse('sso-issuer-malformed', { field: 'issuer' });
}
