import { demoLoginOf } from '@veranda/domain/sites/demo-login';
import { createSession, type Reply, type Session } from '../../tests/support/browser-session.ts';
import { nextAddress } from './address-proxy.ts';

/** A site of a theme for what its owner closes or sets up, apart from the demo shops. */
export interface Stage {
  readonly theme: string;
  /** Origin of the server, `http://localhost:4400`. */
  readonly origin: string;
  /** Slug of the site. */
  readonly slug: string;
  /** Path of the studio's calls of the site. */
  readonly base: string;
  readonly owner: Session;
  publish(): Promise<void>;
  /** Somebody of an own address who has seen a page of the site. */
  visitor(): Promise<Session>;
  /** Value that is made once a run: `make` is called for the first who asks by this name. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** Signs in as the owner of a demo shop, on a server of a developer: one login for all stages. */
export async function openOwner(origin: string): Promise<Session> {
  const { host, port } = new URL(origin);
  const owner = createSession(Number(port), host, nextAddress());
  await owner.send('GET', '/api/studio/session');
  await ask(owner, 'POST', '/api/studio/session', demoLoginOf('levain'));
  return owner;
}

/** Opens the stage of a theme, and makes its site where there is none yet. */
export async function createStage(
  { origin, owner }: { readonly origin: string; readonly owner: Session },
  kind: 'closed' | 'shop',
  theme: string,
): Promise<Stage> {
  const { host, port } = new URL(origin);
  const slug = `${kind}-${theme}`;
  const { sites } = await ask(owner, 'GET', '/api/studio/sites');
  const known = sites.find((one: Reply) => one.slug === slug);
  const site = known ?? (await ask(owner, 'POST', '/api/studio/sites', { name: slug, slug, theme })).site;
  const base = `/api/studio/sites/${site.id}`;
  const made = new Map<string, Promise<unknown>>();
  return {
    theme,
    origin,
    slug,
    base,
    owner,
    publish: async () => void (await ask(owner, 'POST', `${base}/publish`, {})),
    async visitor() {
      const session = createSession(Number(port), `${slug}.${host}`, nextAddress());
      await session.send('GET', '/cart');
      return session;
    },
    once<T>(name: string, make: () => Promise<T>) {
      const before = made.get(name) ?? make();
      made.set(name, before);
      return before as Promise<T>;
    },
  };
}

/** A call whose refusal is a fault of the story. @returns what the answer holds */
export async function ask(session: Session, ...call: Parameters<Session['send']>): Promise<Reply> {
  const answer = await session.send(...call);
  if (answer.status >= 400) throw new Error(`${call[0]} ${call[1]}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const tries = 60;

/** The link of the newest mail that `found` finds something in, once it has come. */
export async function linkOfMail(
  { owner, slug }: Stage,
  path: RegExp,
  wanted: (listed: string) => boolean = () => true,
): Promise<string> {
  for (let n = 0; n < tries; n += 1) {
    const list = (await owner.send('GET', '/_mail')).text;
    const rows = [...list.matchAll(/href="\/_mail\/([^"]+)">.*?(?=href="\/_mail\/|$)/gs)];
    for (const [row, name] of rows.filter(([listed]) => wanted(listed)).slice(0, 8)) {
      const { text } = await owner.send('GET', `/_mail/${name}`);
      const found = new RegExp(`//${slug}\\.[^/]+(${path.source})`).exec(text)?.[1];
      if (found !== undefined && row !== '') return found.replaceAll('&amp;', '&');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`no mail with ${path.source}`);
}
