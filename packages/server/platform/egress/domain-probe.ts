import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';

/** What the world says of a domain. Each throws where it cannot be asked, which says nothing of the domain. */
export interface DomainProbe {
  /** Texts of the TXT records of a name. */
  readonly texts: (name: string) => Promise<readonly string[]>;
  /** IP addresses of a host, by whatever records it has them. */
  readonly addresses: (host: string) => Promise<readonly string[]>;
  /**
   * True when a host answers by https with a certificate that browsers trust. The servers in front of the product fetch it
   * (ACME) when they are first asked for the host, which this does.
   */
  readonly hasCertificate: (host: string) => Promise<boolean>;
}

/** Text of the stand-in that proves any domain; no name server is believed it. */
export const anyProof = 'veranda-site=*';

const dnsTimeoutMs = 3_000;
const tlsTimeoutMs = 20_000;
const httpsPort = 443;

/** Asks the name servers and the servers in front of the product. */
export function createDomainProbe(): DomainProbe {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 2 });
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (host) => {
      const found = await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))]);
      return found.flat();
    },
    hasCertificate: (host) =>
      new Promise((resolve) => {
        const socket = connect({ host, port: httpsPort, servername: host, timeout: tlsTimeoutMs });
        const end = (isTrusted: boolean) => {
          socket.destroy();
          resolve(isTrusted);
        };
        socket.once('secureConnect', () => end(socket.authorized));
        socket.once('error', () => end(false));
        socket.once('timeout', () => end(false));
      }),
  };
}

/** Stand-in for a laptop, where names below `localhost` lead to itself: each points here and needs no certificate. */
export const laptopProbe: DomainProbe = {
  texts: () => Promise.resolve([anyProof]),
  addresses: () => Promise.resolve(['127.0.0.1']),
  hasCertificate: () => Promise.resolve(true),
};

// No such name, and no such record: that is an answer.
async function orNone<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
