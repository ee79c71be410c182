import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedSection } from '../../support/added-section.ts';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let beside: TestApp;
let owner: Session;
let siteId: string;
let address: string;

beforeAll(async () => {
  app = await createTestApp();
  beside = await createTestApp({ beside: app });
  ({ session: owner, siteId } = await app.ownerWithSite('document-news'));
  const { pages } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  const page = pages.find(({ type }: { type: number }) => type === 10).id;
  address = `/api/studio/sites/${siteId}/documents/page/${page}`;
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

interface Listener {
  readonly type: () => string;
  /** Events so far by their name, each with its data. */
  readonly events: { readonly name: string; readonly data: unknown }[];
  close(): void;
}

/** Listens to the events of the document at a process of the installation. */
function listen(at: TestApp, from: number): Listener {
  const events: Listener['events'] = [];
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  let type = '';
  const sent = request(
    {
      host: '127.0.0.1',
      port: at.port,
      path: `${address}/events?from=${from}`,
      agent: false,
      headers: { host: app.studioHost, cookie },
    },
    (answer) => {
      type = answer.headers['content-type'] ?? '';
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) {
          const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (name) events.push({ name, data: JSON.parse(data) });
        }
      });
    },
  );
  sent.on('error', () => undefined);
  sent.end();
  return { type: () => type, events, close: () => sent.destroy() };
}

const heardSections = ({ events }: Listener) =>
  events
    .filter(({ name }) => name === 'transactions')
    .flatMap(({ data }) => data as { edits: { args: { section: { id: string } } }[] }[])
    .map(({ edits }) => edits[0]?.args.section.id);

async function addSection(base: number, id: string): Promise<number> {
  const body = { base, transactions: [addedSection(id)] };
  const answer = await owner.send('POST', `${address}/transactions`, body);
  expect(answer.json.refused).toEqual([]);
  return answer.json.seq;
}

describe('the news of a document', () => {
  it('tell every process of the installation what any of them appends, from where each client was', async () => {
    const first = await addSection(0, 'early');
    const [here, there, late] = [listen(app, first), listen(beside, first), listen(beside, 0)];
    await expect.poll(() => heardSections(late)).toEqual(['early']);
    const second = await addSection(first, 'second');
    await addSection(second, 'third');
    await expect.poll(() => heardSections(here)).toEqual(['second', 'third']);
    await expect.poll(() => heardSections(there)).toEqual(['second', 'third']);
    await expect.poll(() => heardSections(late)).toEqual(['early', 'second', 'third']);
    expect(here.type()).toMatch(/^text\/event-stream/);
    for (const listener of [here, there, late]) listener.close();
  });

  it('tell who has the document open, where they are, and that they left', async () => {
    const watcher = listen(beside, 1000);
    const client = randomUUID();
    const presence = { client, selection: ['block-1'], sectionId: 'early' };
    expect((await owner.send('POST', `${address}/presence`, presence)).status).toBe(200);
    const people = () => watcher.events.filter(({ name }) => name === 'presence').at(-1)?.data;
    await expect
      .poll(people)
      .toMatchObject([{ client, selection: ['block-1'], sectionId: 'early', colour: expect.any(Number) }]);
    await owner.send('POST', `${address}/presence`, { ...presence, isLeaving: true });
    await expect.poll(people).toEqual([]);
    watcher.close();
  });

  it('tell how many threads of page comments are open, again with every change of them', async () => {
    const watcher = listen(beside, 1000);
    const news = () =>
      watcher.events
        .filter(({ name }) => name === 'comments')
        .map(({ data }) => data as { open: number; revision: string });
    const open = () => news().map((each) => each.open);
    await expect.poll(open).toEqual([0]);
    const threads = `${address.replace('/documents/', '/page-comments/')}/threads`;
    const id = randomUUID();
    await owner.send('POST', threads, { id, anchor: { kind: 'page', id: '' }, text: 'Shorter, please.' });
    await expect.poll(open).toEqual([0, 1]);
    await owner.send('POST', `${threads}/${id}/comments`, { id: randomUUID(), text: 'Done.' });
    await expect.poll(open).toEqual([0, 1, 1]);
    await owner.send('PATCH', `${threads}/${id}`, { isResolved: true });
    await expect.poll(open).toEqual([0, 1, 1, 0]);
    expect(new Set(news().map(({ revision }) => revision)).size).toBe(4);
    watcher.close();
  });

  it('tell who types in a section, until it is taken over or left', async () => {
    const watcher = listen(beside, 1000);
    const [first, second] = [randomUUID(), randomUUID()];
    const say = (client: string, words: object) =>
      owner.send('POST', `${address}/presence`, { client, selection: [], sectionId: '', ...words });
    const locked = () => {
      const people = (watcher.events.filter(({ name }) => name === 'presence').at(-1)?.data ?? []) as {
        client: string;
        locked: string[];
      }[];
      const of = (client: string) => people.find((person) => person.client === client)?.locked;
      return [of(first), of(second)];
    };
    await say(first, { typing: ['early', 'third'] });
    await say(second, { typing: ['early', 'second'] });
    await expect.poll(locked).toEqual([['early', 'third'], ['second']]);
    await say(second, { typing: ['early'], takesOver: true });
    await expect.poll(locked).toEqual([['third'], ['early', 'second']]);
    await say(first, { typing: ['early'] });
    await say(second, { isLeaving: true });
    await expect.poll(locked).toEqual([['third'], undefined]);
    await app.deps.db.forSite(siteId, (tx) =>
      tx
        .updateTable('documentLock')
        .set({ typedAt: new Date(Date.now() - 11_000) })
        .execute(),
    );
    await expect.poll(locked).toEqual([[], undefined]);
    await say(first, { isLeaving: true });
    watcher.close();
  });

  it('are told to nobody without a right to the site', async () => {
    const stranger = await app.ownerWithSite('document-stranger');
    expect((await stranger.session.send('GET', `${address}/events?from=0`)).status).toBe(404);
    expect((await app.studio().send('GET', `${address}/events?from=0`)).status).toBe(401);
  });
});
