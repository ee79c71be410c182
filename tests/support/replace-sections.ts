import { randomUUID } from 'node:crypto';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { Reply, Session } from './browser-session.ts';

/** A page of a site, and who edits it. */
export interface EditedPage {
  readonly session: Session;
  readonly siteId: string;
  readonly pageId: string;
}

/** The document of a page as it is stored. */
export async function readSections({ session, siteId, pageId }: EditedPage): Promise<Reply> {
  const { json, text } = await session.send('GET', address(siteId, pageId));
  if (json.document === undefined) throw new Error(text);
  return json;
}

/**
 * Puts other sections with their blocks in the place of those of a page, by one transaction.
 * @returns the refusal as it is answered, or null
 */
export async function replaceSections(page: EditedPage, document: PageDocument): Promise<Reply | null> {
  const before = await readSections(page);
  const removed = Object.keys(before.document.sections).map((id) => edit('section.remove', { id }));
  const inserted = Object.entries(document.sections).map(([id, section]) => {
    const blocks = Object.values(document.blocks).filter(({ sectionId }) => sectionId === id);
    return edit('section.insert', { section: { ...section, id }, blocks });
  });
  const transaction = { id: randomUUID(), label: 'Replaced', edits: [...removed, ...inserted] };
  const body = { base: before.seq, transactions: [transaction] };
  const sent = await page.session.send('POST', `${address(page.siteId, page.pageId)}/transactions`, body);
  if (sent.status >= 400 && sent.status < 500) return sent.json;
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.json.refused[0]?.error ?? null;
}

/** The same for a document that has to be taken. @throws the refusal */
export async function putSections(page: EditedPage, document: PageDocument): Promise<void> {
  const refused = await replaceSections(page, document);
  if (refused) throw new Error(JSON.stringify(refused));
}

function address(siteId: string, pageId: string): string {
  return `/api/studio/sites/${siteId}/documents/page/${pageId}`;
}
