import { randomUUID } from 'node:crypto';
import type { Session } from './browser-session.ts';

/** Puts a quotation with these words on a page of a site, in a transaction of its own. @returns the block's id */
export async function writeOn(
  session: Session,
  siteId: string,
  slug: string,
  words: string,
): Promise<string> {
  return insertOn(session, { siteId, slug }, { type: 31, value: { text: words } });
}

/** Puts a block on a page of a site, in a transaction of its own. @returns the block's id */
export async function insertOn(
  session: Session,
  { siteId, slug }: { readonly siteId: string; readonly slug: string },
  content: { readonly type: number; readonly value: object },
): Promise<string> {
  const base = `/api/studio/sites/${siteId}`;
  const { pages } = (await session.send('GET', `${base}/pages`)).json;
  const page = pages.find((each: { urlSlug: string }) => each.urlSlug === slug);
  const path = `${base}/documents/page/${page.id}`;
  const { seq, document } = (await session.send('GET', path)).json;
  const id = randomUUID();
  const [sectionId] = Object.keys(document.sections);
  const desktop = { x: 0, y: 0, w: 12, h: 3, z: 0, align: 'start' };
  const block = { id, sectionId, position: 'zz', ...content, style: {}, layout: { desktop } };
  const edits = [{ name: 'block.insert', args: { sectionId, blocks: [block] } }];
  const transaction = { id: randomUUID(), label: 'Added a block', edits };
  const sent = await session.send('POST', `${path}/transactions`, { base: seq, transactions: [transaction] });
  if (sent.status !== 200 || sent.json.refused.length > 0) throw new Error(sent.text);
  return id;
}
