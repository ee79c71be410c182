import { randomUUID } from 'node:crypto';
import type { Edit } from '@veranda/domain/documents/edit';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { expect } from 'vitest';
import type { Reply, Session } from './browser-session.ts';

/** A collection with what its items are made, read and changed by. */
export interface TestCollection {
  readonly id: string;
  readonly path: string;
  /** Adds an item. @throws when it is refused */
  add(title: string): Promise<Reply>;
  list(query?: string): Promise<Reply>;
}

/** Adds a collection to a site. @throws when it is refused */
export async function addCollection(
  owner: Session,
  siteId: string,
  { title = 'Journal', kind = 'blog' } = {},
): Promise<TestCollection> {
  const base = `/api/studio/sites/${siteId}`;
  const made = await owner.send('POST', `${base}/pages`, { title, kind, place: 'unlinked' });
  if (made.status !== 200) throw new Error(made.text);
  const { id, urlSlug } = made.json.page;
  const items = `${base}/collections/${id}/items`;
  return {
    id,
    path: `/${urlSlug}`,
    async add(name) {
      const { status, json, text } = await owner.send('POST', items, { title: name });
      if (status !== 200) throw new Error(text);
      return json.item;
    },
    list: async (query = '') => (await owner.send('GET', `${items}${query}`)).json,
  };
}

/** Sends edits of a document as one transaction upon what it is now. @returns the answer of the log */
export async function editDocument(
  session: Session,
  document: { readonly siteId: string; readonly kind: string; readonly id: string },
  ...edits: readonly Edit[]
): Promise<{ readonly status: number; readonly json: Reply }> {
  const path = `/api/studio/sites/${document.siteId}/documents/${document.kind}/${document.id}`;
  const { seq } = (await session.send('GET', path)).json;
  const transaction = { id: randomUUID(), label: 'Changed it', edits };
  return session.send('POST', `${path}/transactions`, { base: seq, transactions: [transaction] });
}

/** Changes the excerpt of an item as somebody who writes drafts alone, and asks for a review of that. */
export async function askForReview(drafter: Session, siteId: string, item: string): Promise<void> {
  const base = `/api/studio/sites/${siteId}/publishing/proposals`;
  const args = { path: 'excerpt', value: 'Of the week', was: '' } as const;
  await editDocument(drafter, { siteId, kind: 'item', id: item }, edit('doc.setMeta', args));
  const { proposals } = (await drafter.send('GET', base)).json;
  const asked = await drafter.send('POST', `${base}/${proposals[0].id}/review`, { note: '' });
  expect(asked.status).toBe(200);
}
