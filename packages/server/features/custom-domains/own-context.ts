import { createSecureContext, type SecureContext } from 'node:tls';
import type { Deps } from '../../services/deps.ts';

/** Interval at which the installation's own certificate is read again, in milliseconds. */
export const ownCheckMs = 5_000;

type OwnCertificate = NonNullable<NonNullable<Deps['settings']['tls']>['own']>;

/**
 * The certificate of the installation's own hosts as its files have it: who renews them restarts nothing. While
 * they cannot be read, or do not belong together, the one of before is served.
 * @throws at once when there is none to begin with
 */
export function createOwnContext(
  own: OwnCertificate,
  { now, log }: Pick<Deps, 'now' | 'log'>,
): () => SecureContext {
  let current = own.read();
  let context = contextOf(current);
  let readAt = now();
  const readAgain = (): void => {
    try {
      const next = own.read();
      if (next.chain === current.chain && next.key === current.key) return;
      context = contextOf(next);
      current = next;
      log.info({}, 'the certificate of the own hosts was read again');
    } catch (error) {
      log.warn({ error }, 'the certificate of the own hosts could not be read again');
    }
  };
  return () => {
    if (now() - readAt >= ownCheckMs) {
      readAt = now();
      readAgain();
    }
    return context;
  };
}

// A chain and a key that do not belong together are refused: a renewal writes one file after the other.
function contextOf({ chain, key }: ReturnType<OwnCertificate['read']>): SecureContext {
  return createSecureContext({ cert: chain, key });
}
