import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { FormDocument, StorageTarget } from '@veranda/domain/forms/document';
import { allJobs, deliveryTopics, type ListsSite } from './lists-site.ts';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import type { Reply } from '../../support/browser-session.ts';
import { createOutbound } from '@veranda/server/platform/egress/outbound';
import { freePort } from '../../support/server-process.ts';

/** A request that a target has taken. */
interface Taken {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A service elsewhere: answers with `status` and keeps what it took; away, it cuts the line. */
export interface Target {
  readonly port: number;
  readonly taken: Taken[];
  /** Requests that were tried, also those that were not taken. */
  readonly tried: Taken[];
  state: { status: number; away: boolean; wait: number; answer: (request: Taken) => string };
  close(): void;
}

export async function createTarget(): Promise<Target> {
  const taken: Taken[] = [];
  const tried: Taken[] = [];
  const state: Target['state'] = { status: 200, away: false, wait: 0, answer: () => '{}' };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, text };
      tried.push(one);
      if (state.away) return void response.destroy();
      if (state.status < 300) taken.push(one);
      setTimeout(() => response.writeHead(state.status).end(state.answer(one)), state.wait);
    });
  });
  const free = await freePort();
  await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    taken,
    tried,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The way out of a test: every name leads to loopback. */
export const localWay = createOutbound({
  resolve: async () => ['127.0.0.1'],
  isAllowed: () => true,
  time: 2000,
});

type Loose<T> = T extends StorageTarget ? Omit<T, 'id' | 'position'> : never;
export type TargetGiven = Loose<StorageTarget>;

/**
 * A form with the fields name, e-mail and secret, and these targets; its owner is notified of answers when it
 * is said.
 */
export function formWith(targets: readonly TargetGiven[], notifyOwner = false): FormDocument {
  const plain = { description: '', placeholder: '', required: false };
  const field = (id: string, kind: string, title: string) => ({
    id,
    kind,
    title,
    position: `a${id.length}${id}`,
    value: plain,
  });
  return {
    schema: 1,
    purpose: 'form',
    fields: {
      who: field('who', 'text', 'Your name'),
      mail: field('mail', 'email', 'Email'),
      word: field('word', 'password', 'Secret word'),
    },
    storage: {
      targets: Object.fromEntries(
        targets.map((target, n) => [`t${n}`, { ...target, id: `t${n}`, position: `a${n}` }]),
      ),
      notifyOwner,
    },
    advanced: {
      submitLabel: 'Submit',
      alignment: 'left',
      message: { doc: { type: 'doc', content: [] } },
      html: '',
      redirect: '',
      validate: true,
    },
    captcha: { enabled: false, theme: 'light', alignment: 'left' },
    disclaimer: { doc: { type: 'doc', content: [] } },
  } as unknown as FormDocument;
}

/** Writes a form. */
export async function makeForm(
  site: ListsSite,
  targets: readonly TargetGiven[],
  name = 'Contact',
): Promise<string> {
  const id = site.app.deps.newId();
  await site.app.db.forSite(site.siteId, (tx) =>
    tx
      .insertInto('form')
      .values({ siteId: site.siteId, id, name, doc: JSON.stringify(formWith(targets)) })
      .execute(),
  );
  return id;
}

/** Saves an answer as a submission does: with its message, in one transaction. */
export async function answer(
  site: ListsSite,
  formId: string,
  answers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { deps, db } = site.app;
  const id = deps.newId();
  await db.forSite(site.siteId, async (tx) => {
    const given = { who: 'Ada', mail: 'ada@shop.test', word: 'hunter2', ...answers };
    await tx
      .insertInto('form_submission')
      .values({ siteId: site.siteId, id, formId, answers: JSON.stringify(given) } as never)
      .execute();
    await addToOutbox(tx, {
      id: deps.newId(),
      topic: 'form-answer',
      dedupeKey: `form-answer:${id}`,
      payload: { siteId: site.siteId, formId, submissionId: id },
    });
  });
  return id;
}

/** Carries out what is due by the application's clock, until nothing is. */
export async function work(site: ListsSite, jobs = allJobs(site.app.deps)): Promise<void> {
  const { deps, db } = site.app;
  for (let handled = 1; handled > 0; ) {
    handled = 0;
    // The outbox counts by the database's clock: what is due by the test's is made so.
    await db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('sentAt', 'is', null)
        .where('dueAt', '<=', new Date(deps.now()))
        .where('topic', 'in', deliveryTopics)
        .execute(),
    );
    for (const topic of deliveryTopics) {
      const job = jobs[topic];
      if (job) handled += await drainOutbox(deps, topic, job);
    }
  }
}

/** The deliveries of a form as the studio reads them. */
export async function readDeliveries(site: ListsSite, formId: string): Promise<Reply[]> {
  const path = `${site.base}/deliveries?form=${formId}&pageSize=100`;
  return (await site.owner.send('GET', path)).json.deliveries;
}

/** The deliveries of a form as `<kind> <state> <attempts>`. */
export async function deliveryStates(site: ListsSite, formId: string): Promise<string[]> {
  const all = await readDeliveries(site, formId);
  return sorted(all.map((one) => `${one.kind} ${one.state} ${one.attempts}`));
}

/** Ids of the answers that a target received. */
export function takenAnswers(target: Target): string[] {
  return target.taken.map((one) => JSON.parse(one.text).answer.id);
}

export function sorted(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => (a < b ? -1 : 1));
}

/** Connects an automation address that leads to the test's target; an owner's is https, the test's is not. */
export async function addHook(
  site: ListsSite,
  target: Target,
  formId: string | null,
): Promise<{ id: string; secret: string }> {
  const body = { url: 'https://hooks.example/answers?from=veranda', formId };
  const made = await site.owner.send('POST', `${site.base}/automation-hooks`, body);
  if (made.status !== 200) throw new Error(made.text);
  const url = `http://hooks.example:${target.port}/answers`;
  await site.app.db.forSite(site.siteId, (tx) =>
    tx.updateTable('automation_hook').set({ url }).where('id', '=', made.json.hook.id).execute(),
  );
  return { id: made.json.hook.id, secret: made.json.secret };
}

/** A form whose answers go to the target. */
export async function hookedForm(
  site: ListsSite,
  target: Target,
): Promise<{ formId: string; hookId: string; secret: string }> {
  const formId = await makeForm(site, [{ kind: 'automation' }]);
  const { id, secret } = await addHook(site, target, formId);
  return { formId, hookId: id, secret };
}
