import { randomUUID } from 'node:crypto';
import type { Reply, Session } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  readonly owner: Session;
  get(path: string): Promise<Reply>;
}

/** Calls of tags, categories and likes that are recorded, by the name of their contract. */
export function tagCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    ...callsOfTags(place),
    ...callsOfCategories(place),
    'save-social-settings': async () => {
      const path = `${place().base}/social-settings`;
      return { path, body: await place().get(path) };
    },
  };
}

function callsOfTags(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const fresh = () => ({ type: 'tag', name: randomUUID() });
  const tag = async (): Promise<string> => {
    const { base, owner } = place();
    const { json } = await owner.send('POST', `${base}/tags`, fresh());
    return `${base}/tags/${json.id}`;
  };
  const idIn = (path: string) => path.split('/').at(-1) ?? '';
  return {
    'create-tag': async () => ({ path: `${place().base}/tags`, body: fresh() }),
    'rename-tag': async () => ({ path: await tag(), body: { name: randomUUID() } }),
    'merge-tag': async () => ({ path: `${await tag()}/merge`, body: { into: idIn(await tag()) } }),
    'remove-tag': async () => ({ path: await tag() }),
    'restore-tag': async () => {
      const path = await tag();
      await place().owner.send('DELETE', path);
      return { path: `${path}/restore`, body: {} };
    },
  };
}

function callsOfCategories(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const category = async (): Promise<string> => {
    const { base, owner, get } = place();
    const { stores } = await get(`${base}/stores`);
    const site = base.split('/').at(-1) ?? '';
    const path = `/api/content-service/product/1.1/websites/${site}/products/${stores[0].id}/categories`;
    const { json } = await owner.send('POST', path, { displayName: randomUUID().slice(0, 20) });
    return json.id;
  };
  return {
    'merge-category': async () => ({
      path: `${place().base}/categories/${await category()}/merge`,
      body: { into: await category() },
    }),
    'restore-categories': async () => {
      const { base, owner } = place();
      const { json } = await owner.send('DELETE', `${base}/categories/${await category()}`);
      return { path: `${base}/category-removals/${json.removal}/restore`, body: {} };
    },
  };
}
