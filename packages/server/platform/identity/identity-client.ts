import * as oidc from 'openid-client';
import type { PlatformDeps } from '../deps.ts';
import { handleAsFakeProvider, fakeIssuer } from './fake-provider.ts';

/** Registration of a site at its provider of OpenID Connect. */
export interface ProviderAccess {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Values that tie an answer of the provider to the browser that asked. */
interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody, as a provider tells of them; empty texts are unknown. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * `away`: no provider answered as one; `refused`: its answer does not hold; `denied`: whoever was asked said
 * no.
 */
type SignInFault = 'away' | 'refused' | 'denied';

type ClientDeps = Pick<PlatformDeps, 'settings' | 'outbound' | 'random' | 'now' | 'log'>;

/** Asks a provider for its description. @returns whether one answered under its own name */
export async function answersAsProvider(deps: ClientDeps, access: ProviderAccess): Promise<boolean> {
  return (await configurationOf(deps, access)) !== null;
}

/** The provider's address to send a visitor to: authorization code with PKCE. */
export async function signInAddress(
  deps: ClientDeps,
  access: ProviderAccess,
  asked: SignInChecks & { readonly redirectUri: string },
): Promise<string | null> {
  const config = await configurationOf(deps, access);
  if (!config) return null;
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: asked.redirectUri,
    scope: 'openid email profile',
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges the code of an answer for the identity of a visitor. The token's signature, issuer, audience,
 * times and nonce are checked against the provider's own keys.
 */
export async function identityOf(
  deps: ClientDeps,
  access: ProviderAccess,
  answer: SignInChecks & { readonly url: URL },
): Promise<ProviderIdentity | SignInFault> {
  const config = await configurationOf(deps, access);
  if (!config) return 'away';
  try {
    const tokens = await oidc.authorizationCodeGrant(config, answer.url, {
      expectedState: answer.state,
      expectedNonce: answer.nonce,
      pkceCodeVerifier: answer.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return 'refused';
    const told = claims.email === undefined ? await askMore(config, tokens.access_token, claims.sub) : {};
    return presentClaims({ ...told, ...claims });
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError)
      return error.error === 'access_denied' ? 'denied' : 'refused';
    const isAway = error instanceof ProviderAway;
    deps.log.warn({ error, issuer: access.issuer }, 'a sign-in by a provider failed');
    return isAway ? 'away' : 'refused';
  }
}

class ProviderAway extends Error {}

async function configurationOf(deps: ClientDeps, access: ProviderAccess): Promise<oidc.Configuration | null> {
  try {
    const { issuer, clientId, clientSecret } = access;
    const isFake = issuer === fakeIssuer(deps);
    const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [oidc.customFetch]: (address, options) => throughEgress(deps, address, options),
      ...(isFake ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    const server = found.serverMetadata();
    // Basic is the rule where a provider says nothing (OpenID Connect discovery §3).
    const byPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const proof = byPost ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret);
    const config = new oidc.Configuration(server, clientId, clientSecret, proof);
    config[oidc.customFetch] = (address, options) => throughEgress(deps, address, options);
    if (isFake) oidc.allowInsecureRequests(config);
    oidc.enableNonRepudiationChecks(config);
    return config;
  } catch (error) {
    deps.log.warn({ error, issuer: access.issuer }, 'an identity provider does not answer');
    return null;
  }
}

// The way out says no type of an answer; what is no JSON is found when it is read.
async function throughEgress(
  deps: ClientDeps,
  address: string,
  options: oidc.CustomFetchOptions,
): Promise<Response> {
  const fake = fakeIssuer(deps);
  const { method, headers } = options;
  const body = options.body
    ? { body: await new Response(options.body as ConstructorParameters<typeof Response>[0]).text() }
    : {};
  if (fake !== null && address.startsWith(`${fake}/`))
    return handleAsFakeProvider(deps, fake, new Request(address, { method, headers, ...body }));
  const sent = await deps.outbound.send({
    method: method === 'POST' ? 'POST' : 'GET',
    url: address,
    headers,
    ...body,
  });
  if (sent.kind === 'problem') throw new ProviderAway(sent.problem);
  if (sent.status >= 500) throw new ProviderAway(`it answered ${sent.status}`);
  return new Response(sent.text, { status: sent.status, headers: { 'content-type': 'application/json' } });
}

async function askMore(config: oidc.Configuration, token: string, subject: string): Promise<object> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {};
  return oidc.fetchUserInfo(config, token, subject);
}

function presentClaims(claims: Readonly<Record<string, unknown>>): ProviderIdentity {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, 254) : '';
  };
  const [first = '', ...others] = text('name').split(' ');
  return {
    issuer: text('iss'),
    subject: text('sub'),
    email: text('email'),
    // Some providers write it as text.
    emailVerified: [true, 'true'].includes(claims['email_verified'] as boolean | string),
    firstName: (text('given_name') || first).slice(0, 100),
    lastName: (text('family_name') || others.join(' ')).slice(0, 100),
  };
}
