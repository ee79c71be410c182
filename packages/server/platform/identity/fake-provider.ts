import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { decodeJson, flag, number, object, text } from '@veranda/domain/decoders';
import { exportJWK, SignJWT } from 'jose';
import type { PlatformDeps } from '../deps.ts';
import { seal, unseal } from '../secrets/seal.ts';

// A provider of OpenID Connect for a developer's machine and the tests: it believes every claimed identity.
// It keeps nothing: its key follows from the keys of the server, a code is sealed, so that any process can
// answer.

type FakeDeps = Pick<PlatformDeps, 'settings' | 'random' | 'now'>;

/** Claimed identity of a visitor, and the binding of their code. */
interface FakeGrant {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

const timedGrant = object<FakeGrant & { readonly until: number }>({
  email: text,
  name: text,
  emailVerified: flag,
  clientId: text,
  redirectUri: text,
  nonce: text,
  challenge: text,
  until: number,
});

const place = 'stand-in-code';
const codeTtlMs = 60_000;

/** The issuer of the fake; null where there is none. */
export function fakeIssuer({ settings }: Pick<PlatformDeps, 'settings'>): string | null {
  return settings.development ? `${settings.studioOrigin}/_identity` : null;
}

/** A code for somebody; it works for a minute. */
export function fakeCode(deps: FakeDeps, grant: FakeGrant): string {
  const keys = { keys: deps.settings.sealKeys, random: deps.random };
  return seal(keys, place, JSON.stringify({ ...grant, until: deps.now() + codeTtlMs })).toString('base64url');
}

/** Answers a call of the server as the fake provider. */
export async function handleAsFakeProvider(
  deps: FakeDeps,
  issuer: string,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/.well-known/openid-configuration')) return Response.json(describe(issuer));
  if (pathname.endsWith('/keys')) return Response.json({ keys: [await publicKey(deps)] });
  if (pathname.endsWith('/token'))
    return tokens(deps, issuer, new URLSearchParams(await request.text())).catch(() =>
      Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
  return Response.json({ error: 'not_found' }, { status: 404 });
}

function describe(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['EdDSA'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}

async function tokens(deps: FakeDeps, issuer: string, form: URLSearchParams): Promise<Response> {
  const sealed = Buffer.from(form.get('code') ?? '', 'base64url');
  const grant = decodeJson(timedGrant, unseal(deps.settings.sealKeys, place, sealed));
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const fits =
    grant.until > deps.now() &&
    grant.challenge === challenge &&
    grant.clientId === form.get('client_id') &&
    grant.redirectUri === form.get('redirect_uri');
  if (!fits) return Response.json({ error: 'invalid_grant' }, { status: 400 });
  const idToken = await idTokenFor(deps, issuer, grant);
  return Response.json({ access_token: 'stand-in', token_type: 'Bearer', expires_in: 60, id_token: idToken });
}

async function idTokenFor(deps: FakeDeps, issuer: string, grant: FakeGrant): Promise<string> {
  const { nonce, name, email, emailVerified: email_verified } = grant;
  return new SignJWT({ nonce, name, email, email_verified })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'stand-in' })
    .setIssuer(issuer)
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24))
    .setAudience(grant.clientId)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey(deps));
}

async function publicKey(deps: FakeDeps): Promise<object> {
  return {
    ...(await exportJWK(createPublicKey(privateKey(deps)))),
    kid: 'stand-in',
    alg: 'EdDSA',
    use: 'sig',
  };
}

// PKCS #8 of an Ed25519 key is this head and its 32 bytes (RFC 8410).
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKey({ settings }: Pick<PlatformDeps, 'settings'>): KeyObject {
  const secret = settings.sealKeys[0];
  if (!secret) throw new Error('no key to seal with is set');
  const seed = Buffer.from(hkdfSync('sha256', secret.key.export(), '', 'stand-in identity provider', 32));
  return createPrivateKey({ key: Buffer.concat([keyHead, seed]), format: 'der', type: 'pkcs8' });
}
