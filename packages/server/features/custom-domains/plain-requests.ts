import { findChallengeAnswer } from '@veranda/db/custom-domains/certificates';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Deps } from '../../services/deps.ts';
import type { FindSecureContext } from './secure-contexts.ts';

const challengePath = '/.well-known/acme-challenge/';

/** True where an authority asks what it told a domain to answer (RFC 8555 § 8.3). */
export function isChallenge({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(challengePath);
}

/** Answers an authority by what it told this site's domains; 404 for what it did not. */
export async function answerChallenge(
  { db }: Pick<Deps, 'db'>,
  siteId: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const token = (request.url ?? '').slice(challengePath.length);
  const answer = /^[\w-]{1,200}$/.test(token)
    ? await db.forSite(siteId, (tx) => findChallengeAnswer(tx, token), { readOnly: true })
    : undefined;
  response.writeHead(answer === undefined ? 404 : 200, {
    'content-type': 'application/octet-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? '' : (answer ?? ''));
}

/** True for a request that has come without TLS all the way, as far as the servers in front tell. */
export function isPlain({ socket, headers }: IncomingMessage): boolean {
  return !(socket instanceof TLSSocket) && headers['x-forwarded-proto'] !== 'https';
}

/** Leads a plain request to https where there is a certificate for its host; false where it has to be answered as it is. */
export async function ledToHttps(
  findContext: FindSecureContext,
  host: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<boolean> {
  const name = host.replace(/:\d+$/, '');
  if (!(await findContext(name))) return false;
  // Not kept by browsers: the operator may go back to servers in front that answer otherwise.
  response.writeHead(308, {
    location: `https://${name}${request.url ?? '/'}`,
    'cache-control': 'no-cache',
    'content-length': '0',
  });
  response.end();
  return true;
}
