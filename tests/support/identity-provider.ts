import { createHash, randomUUID } from 'node:crypto';
import type { Outbound, OutboundAnswer } from '@veranda/server/platform/egress/outbound';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A provider of OpenID Connect behind the way out, which can be made to lie. */
export interface TestProvider {
  readonly issuer: string;
  readonly outbound: Outbound;
  /** A code for somebody who comes with the address of the site's redirect. */
  codeFor(address: string, person: Readonly<Record<string, unknown>>): string;
  /** Faults of the next tokens; `{}` for nothing. */
  lie(wrong: Lie): void;
}

/** Ways in which a provider's answer may be false. */
interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly otherKey?: true;
  readonly away?: true;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly person: Readonly<Record<string, unknown>>;
}

/** Opens a provider that knows the client `shop` with the secret `s3cret`. */
export async function createTestProvider(issuer = 'https://id.example'): Promise<TestProvider> {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Grant>();
  let wrong: Lie = {};
  return {
    issuer,
    lie: (next) => {
      wrong = next;
    },
    codeFor(address, person) {
      const code = randomUUID();
      codes.set(code, grantOf(address, person));
      return code;
    },
    outbound: {
      leadsInside: async () => false,
      async send({ url, body = '', headers = {} }) {
        if (wrong.away || !url.startsWith(`${issuer}/`)) return { kind: 'problem', problem: 'unreachable' };
        const path = new URL(url).pathname;
        if (path === '/keys') return answer(200, { keys: [jwk] });
        if (path !== '/token') return answer(200, discovery(issuer));
        const form = new URLSearchParams(body);
        const code = form.get('code') ?? '';
        const grant = codes.get(code);
        codes.delete(code);
        if (!isOfShop(headers['authorization'])) return answer(401, { error: 'invalid_client' });
        if (!grant || !matches(grant, form)) return answer(400, { error: 'invalid_grant' });
        const claims = { iss: issuer, nonce: grant.nonce, ...grant.person, ...wrong.claims };
        return tokenOf(claims, wrong.otherKey ? other.privateKey : own.privateKey);
      },
    },
  };
}

function grantOf(address: string, person: Grant['person']): Grant {
  const query = new URL(address).searchParams;
  const read = (name: string): string => query.get(name) ?? '';
  return {
    nonce: read('nonce'),
    challenge: read('code_challenge'),
    redirectUri: read('redirect_uri'),
    person,
  };
}

function isOfShop(authorization = ''): boolean {
  return authorization === `Basic ${Buffer.from('shop:s3cret').toString('base64')}`;
}

function matches({ challenge, redirectUri }: Grant, form: URLSearchParams): boolean {
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return challenge === verifier && redirectUri === form.get('redirect_uri');
}

async function tokenOf(claims: JWTPayload, key: CryptoKey): Promise<OutboundAnswer> {
  const now = Math.floor(Date.now() / 1000);
  const id_token = await new SignJWT({ aud: 'shop', iat: now, exp: now + 300, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);
  return answer(200, { access_token: 'at', token_type: 'Bearer', expires_in: 300, id_token });
}

function discovery(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function answer(status: number, body: object): OutboundAnswer {
  return { kind: 'answered', status, text: JSON.stringify(body) };
}
