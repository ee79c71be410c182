import { findKeyPair } from '@veranda/db/custom-domains/certificates';
import { createSecureContext, type SecureContext } from 'node:tls';
import { unseal } from '../../platform/secrets/seal.ts';
import type { Deps } from '../../services/deps.ts';
import { createOwnContext } from './own-context.ts';
import { servedHost } from './served-host.ts';

type ContextDeps = Pick<Deps, 'db' | 'log' | 'now' | 'settings' | 'sites'>;

/** Finds the certificate of a host, without a port; null where there is none. */
export type FindSecureContext = (host: string) => Promise<SecureContext | null>;

/** A renewed certificate, or one that another process obtained, is served within this time. */
const keptMs = 60_000;
const mostKept = 2_000;

/** The place at which the private key of a domain is sealed. */
export function certificateSealPlace(siteId: string, domainId: string): string {
  return `domain-certificate:${siteId}:${domainId}`;
}

/** Finds certificates by the name that a client asks for: the installation's own, and those of owners' domains. */
export function createSecureContexts(deps: ContextDeps): FindSecureContext {
  const { settings, now } = deps;
  const own = settings.tls?.own;
  const ownContext = own ? createOwnContext(own, deps) : null;
  const kept = new Map<string, { readonly context: SecureContext | null; readonly until: number }>();
  return async (host) => {
    if (isOwnHost(settings, host)) return ownContext?.() ?? null;
    const known = kept.get(host);
    if (known && known.until > now()) return known.context;
    const context = await readContext(deps, host);
    kept.delete(host);
    // Names that nobody has would push out those that visitors ask for.
    if (context) kept.set(host, { context, until: now() + keptMs });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return context;
  };
}

function isOwnHost({ studioOrigin, sitesDomain }: ContextDeps['settings'], host: string): boolean {
  const sites = sitesDomain.replace(/:\d+$/, '');
  return host === new URL(studioOrigin).hostname || host === sites || host.endsWith(`.${sites}`);
}

async function readContext(
  { db, settings, sites }: ContextDeps,
  host: string,
): Promise<SecureContext | null> {
  const site = await sites.byHost(servedHost(settings, host));
  const pair = site && (await db.forSite(site.id, (tx) => findKeyPair(tx, host), { readOnly: true }));
  if (!site || !pair) return null;
  const key = unseal(settings.sealKeys, certificateSealPlace(site.id, pair.domainId), pair.keySealed);
  return createSecureContext({ cert: pair.chain, key });
}
