import { writeOn } from '../../support/write-on-page.ts';
import type { Reply, Session } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly owner: Session;
  readonly base: string;
  get(path: string): Promise<Reply>;
  /** A fresh page. */
  page(): Promise<Reply>;
  readonly siteId: string;
  /** Somebody who writes drafts alone. */
  author(): Promise<Session>;
}

/** Calls of pages and publishing that are recorded, by the name of their contract. */
export function pageCalls(place: () => Place) {
  return {
    'create-page': async () => ({ path: `${place().base}/pages`, body: { title: 'News', place: 'main' } }),
    'update-page': async () => {
      const { id, version } = await place().page();
      return { path: `${place().base}/pages/${id}`, body: { version, title: 'Other' } };
    },
    'keep-version': async () => {
      const { id } = await place().page();
      return { path: `${place().base}/documents/page/${id}/versions`, body: { name: 'Before the sale' } };
    },
    'name-version': async () => {
      const { id } = await place().page();
      const versions = `${place().base}/documents/page/${id}/versions`;
      const { version } = (await place().owner.send('POST', versions, {})).json;
      return { path: `${versions}/${version.id}`, body: { name: 'Before the sale' } };
    },
    'duplicate-page': async () => ({
      path: `${place().base}/pages/${(await place().page()).id}/duplicate`,
      body: { title: 'News once more' },
    }),
    'delete-page': async () => ({ path: `${place().base}/pages/${(await place().page()).id}` }),
    'restore-page': async () => ({ path: `${place().base}/pages/${await trashed(place())}/restore` }),
    'purge-page': async () => ({ path: `${place().base}/page-trash/${await trashed(place())}` }),
    'empty-page-trash': async () => {
      await trashed(place());
      return { path: `${place().base}/page-trash` };
    },
    ...itemCalls(place),
    ...publishingCalls(place),
  };
}

/** Id of a fresh page in the trash. */
async function trashed(place: Place): Promise<string> {
  const { id } = await place.page();
  await place.owner.send('DELETE', `${place.base}/pages/${id}`);
  return id;
}

function itemCalls(place: () => Place) {
  return {
    'create-item': async () => ({
      path: `${place().base}/collections/${await collection(place())}/items`,
      body: { title: 'Bread for beginners' },
    }),
    'change-items': async () => {
      const id = (await item(place())).split('/').at(-1);
      const { json } = await place().owner.send('GET', `${place().base}/items/${id}`);
      return {
        path: `${place().base}/collections/${json.collection.id}/items`,
        body: { ids: [id], addTags: ['bread'] },
      };
    },
    'duplicate-item': async () => ({
      path: `${await item(place())}/duplicate`,
      body: { title: 'Bread once more' },
    }),
    'move-item': async () => ({ path: `${await project(place())}/move`, body: { before: null } }),
    'delete-item': async () => ({ path: await item(place()) }),
    'restore-item': async () => {
      const path = await item(place());
      await place().owner.send('DELETE', path);
      return { path: `${path}/restore` };
    },
  };
}

async function collection({ owner, base }: Place): Promise<string> {
  const body = { title: 'Journal', place: 'unlinked', kind: 'blog' };
  return (await owner.send('POST', `${base}/pages`, body)).json.page.id;
}

/** Path of a fresh item. */
async function item(place: Place): Promise<string> {
  const { owner, base } = place;
  const path = `${base}/collections/${await collection(place)}/items`;
  return `${base}/items/${(await owner.send('POST', path, { title: 'Bread' })).json.item.id}`;
}

/** Path of a fresh item of a collection in an order of the owner's own. */
async function project({ owner, base }: Place): Promise<string> {
  const body = { title: 'Works', place: 'unlinked', kind: 'projects' };
  const { page } = (await owner.send('POST', `${base}/pages`, body)).json;
  const { json } = await owner.send('POST', `${base}/collections/${page.id}/items`, { title: 'Oven' });
  return `${base}/items/${json.item.id}`;
}

function publishingCalls(place: () => Place) {
  return {
    'publish-site': async () => {
      await place().page();
      return { path: `${place().base}/publish`, body: { note: 'again' } };
    },
    'create-schedule': async () => ({
      path: `${place().base}/publishing/schedules`,
      body: await scheduleOfPage(place()),
    }),
    'change-schedule': async () => ({
      path: await madeSchedule(place()),
      body: { at: nextYear('10:00') },
    }),
    ...proposalCalls(place),
    'cancel-schedule': async () => ({ path: await madeSchedule(place()) }),
    'unpublish-site': async () => ({ path: `${place().base}/unpublish` }),
    'switch-revision': async () => {
      const { revisions } = await place().get(`${place().base}/revisions`);
      return { path: `${place().base}/revisions/${revisions[0].id}/publish` };
    },
  };
}

function nextYear(time: string): string {
  return `${new Date().getUTCFullYear() + 1}-05-01T${time}`;
}

async function scheduleOfPage(place: Place) {
  const { id } = await place.page();
  return { at: nextYear('09:00'), documents: [{ kind: 'page', id }] };
}

/** Path of a scheduled publication that was just made. */
async function madeSchedule(place: Place): Promise<string> {
  const path = `${place.base}/publishing/schedules`;
  const { json } = await place.owner.send('POST', path, await scheduleOfPage(place));
  return `${path}/${json.schedule.id}`;
}

function proposalCalls(place: () => Place) {
  return {
    'ask-for-review': async () => ({
      path: `${(await madeProposal(place())).path}/review`,
      body: { note: 'Please look' },
    }),
    'accept-proposal': async () => {
      const { path, seq } = await reviewedProposal(place());
      return { path: `${path}/accept`, body: { seq } };
    },
    'send-back-proposal': async () => ({
      path: `${(await reviewedProposal(place())).path}/send-back`,
      body: { note: 'Shorter, please' },
    }),
  };
}

/** A proposal for a fresh page. */
async function madeProposal(place: Place): Promise<{ path: string; seq: number }> {
  const { id, urlSlug } = await place.page();
  await writeOn(await place.author(), place.siteId, urlSlug, 'Proposed');
  const { proposals } = await place.get(`${place.base}/publishing/proposals`);
  const made = proposals.find(({ documentId }: { documentId: string }) => documentId === id);
  return { path: `${place.base}/publishing/proposals/${made.id}`, seq: made.seq };
}

async function reviewedProposal(place: Place): Promise<{ path: string; seq: number }> {
  const made = await madeProposal(place);
  await place.owner.send('POST', `${made.path}/review`, { note: '' });
  return made;
}
