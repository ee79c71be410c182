import type { Reply } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  make(path: string, body: unknown): Promise<Reply>;
}

/** Calls of custom domains that are recorded, by the name of their contract. */
export function domainCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  let count = 0;
  const pathOf = async () => {
    count += 1;
    const { domains } = await place().make(`${place().base}/domains`, {
      host: `www.audited-${count}.localhost`,
    });
    return `${place().base}/domains/${domains.at(-1).id}`;
  };
  return {
    'add-domain': async () => ({ path: `${place().base}/domains`, body: { host: 'www.audited.localhost' } }),
    'check-domain': async () => ({ path: `${await pathOf()}/check`, body: {} }),
    'set-primary-domain': async () => ({ path: `${place().base}/primary-domain`, body: { domain: null } }),
    'remove-domain': async () => ({ path: await pathOf() }),
  };
}
