import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { listJobs } from '@veranda/server/features/mailing-lists/jobs';
import type { AppDeps } from '@veranda/server/app-deps';
import { createSmtpMailer } from '@veranda/server/platform/mail/create-mailer';
import type { SignUp } from '@veranda/server/services/sites/mailing-lists/subscribe';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Reply, Session } from '../../support/browser-session.ts';
import { freePort } from '../../support/server-process.ts';
import { signUpForList } from '../../support/sign-up-for-list.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** A site with lists, and a real mail server that its mails go to. */
export interface ListsSite {
  readonly app: TestApp;
  readonly owner: Session;
  readonly siteId: string;
  readonly slug: string;
  /** Path of the studio's calls of the site. */
  readonly base: string;
  readonly mails: Email[];
  /** The mail server: away it takes no mail. */
  readonly post: { away: boolean };
  makeList(name: string, doubleOptIn: boolean): Promise<string>;
  signUp(given: Partial<SignUp> & Pick<SignUp, 'listId' | 'email'>): ReturnType<typeof signUpForList>;
  /** The rows of a list as the studio reads them. */
  people(listId: string): Promise<Reply[]>;
  visitor(): Session;
  close(): Promise<void>;
}

/** Opens the application with a worker that speaks SMTP to a server of the test's own. */
export async function createMailingListSite(slug: string, options = { worker: true }): Promise<ListsSite> {
  const mails: Email[] = [];
  const post = { away: false };
  const { server, port } = await mailServer(mails, post);
  const app = await createTestApp();
  Object.assign(app.deps, { mail: createSmtpMailer(`smtp://127.0.0.1:${port}`) });
  const { startWorker } = await import('@veranda/server/worker');
  const worker = options.worker ? await startWorker(app.deps) : null;
  const { session: owner, siteId } = await app.ownerWithSite(slug);
  const base = `/api/studio/sites/${siteId}`;
  return {
    app,
    owner,
    siteId,
    slug,
    base,
    mails,
    post,
    async makeList(name, doubleOptIn) {
      const made = await owner.send('POST', `${base}/mailing-lists`, { name, doubleOptIn });
      if (made.status !== 200) throw new Error(made.text);
      return made.json.list.id;
    },
    signUp: (given) =>
      signUpForList(app.deps, siteId, { name: '', source: 'Newsletter', doubleOptIn: false, ...given }),
    people: async (listId) =>
      (await owner.send('GET', `${base}/mailing-lists/${listId}/subscribers?pageSize=100`)).json.subscribers,
    visitor: () => app.site(slug),
    async close() {
      await worker?.close();
      app.deps.mail.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await app.close();
    },
  };
}

async function mailServer(
  mails: Email[],
  post: { readonly away: boolean },
): Promise<{ server: SMTPServer; port: number }> {
  async function take(stream: Readable, taken: (error: null) => void): Promise<void> {
    mails.push(await PostalMime.parse(await buffer(stream)));
    taken(null);
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const isGone = address.startsWith('bounce');
      callback(isGone ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onMailFrom(_address, _session, callback) {
      callback(post.away ? Object.assign(new Error('away'), { responseCode: 421 }) : null);
    },
    onData(stream, _session, callback) {
      void take(stream, callback);
    },
  });
  server.on('error', () => {});
  const wanted = await freePort();
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  return { server, port: (server.server.address() as AddressInfo).port };
}

/** The path of the first link of a mail whose address holds `word`. */
export function linkOf(mail: Email | undefined, word: string): string {
  const found = (mail?.text ?? '').split(/\s+/).find((part) => part.includes(`/${word}/`));
  if (!found) throw new Error(`the mail has no link of ${word}: ${mail?.text ?? 'no mail'}`);
  return new URL(found).pathname;
}

export function header(mail: Email | undefined, name: string): string {
  return mail?.headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';
}

export const deliveryTopics = ['form-answer', 'form-delivery', 'form-delivery-far', 'list-mail'];

/** The jobs of lists, for a test that carries them out by its own clock. */
export function allJobs(deps: AppDeps): ReturnType<typeof listJobs> {
  return listJobs(deps);
}
