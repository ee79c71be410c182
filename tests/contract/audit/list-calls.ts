import { formOf } from '@veranda/domain/forms/new-form';
import { csvKey } from '@veranda/server/features/mailing-lists/targets/csv-sheet';
import { signUpForList } from '../../support/sign-up-for-list.ts';
import type { Reply } from '../../support/browser-session.ts';
import type { Shop } from '../checkout/shop.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly shop: Shop;
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
  get(path: string): Promise<Reply>;
}

type Calls = Readonly<Record<string, (place: Place) => Promise<Wanted>>>;

/** Calls of lists, deliveries and connected accounts that are recorded, by the name of their contract. */
export function listCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const all = { ...careCalls, ...connectionCalls, ...deliveryCalls };
  return Object.fromEntries(Object.entries(all).map(([name, call]) => [name, () => call(place())]));
}

let lists = 0;
const list = () => ({ name: `List ${(lists += 1)}`, doubleOptIn: false });
const madeList = async ({ make, base }: Place): Promise<string> =>
  `${base}/mailing-lists/${(await make(`${base}/mailing-lists`, list())).list.id}`;

const careCalls: Calls = {
  'create-mailing-list': async ({ base }) => ({ path: `${base}/mailing-lists`, body: list() }),
  'change-mailing-list': async (place) => ({ path: await madeList(place), body: list() }),
  'remove-mailing-list': async (place) => ({ path: await madeList(place) }),
  'export-subscribers': async (place) => ({ path: `${await madeList(place)}/subscribers.csv` }),
  'export-subscriber': async ({ base }) => ({ path: `${base}/subscribers/person.json?email=a@b.example` }),
  'change-subscriber': async (place) => ({
    path: `${place.base}/subscribers/${await subscriber(place)}/state`,
    body: { event: 'unsubscribe' },
  }),
  'erase-subscriber': async ({ base }) => ({
    path: `${base}/subscribers/erase`,
    body: { email: 'no@body.example' },
  }),
};

async function subscriber(place: Place): Promise<string> {
  const { shop, get } = place;
  const path = await madeList(place);
  const listId = path.split('/').at(-1) ?? '';
  const person = { listId, email: 'ada@shop.example', name: '', source: '', doubleOptIn: false };
  await signUpForList(shop.app.deps, shop.siteId, person);
  return (await get(`${path}/subscribers`)).subscribers[0].id;
}

const mailchimp = { apiKey: 'any-local' };
const hook = { url: 'https://hooks.example/', formId: null };

const connectionCalls: Calls = {
  'connect-mailchimp': async ({ base }) => ({ path: `${base}/connections/mailchimp`, body: mailchimp }),
  'disconnect-account': async ({ base, make }) => {
    await make(`${base}/connections/mailchimp`, mailchimp);
    return { path: `${base}/connections/mailchimp` };
  },
  'connect-google-sheets': async ({ base, shop }) => {
    const account = async () => ({ kind: 'account', name: 'sheets' }) as const;
    Object.assign(shop.app.deps, { spreadsheets: { ...shop.app.deps.spreadsheets, account } });
    const key = JSON.stringify({ client_email: 'a@b.example', private_key: 'x' });
    return { path: `${base}/connections/google-sheets`, body: { key, shareWith: 'ada@shop.example' } };
  },
  'connect-automation': async ({ base }) => ({ path: `${base}/automation-hooks`, body: hook }),
  'disconnect-automation': async ({ base, make }) => {
    const made = await make(`${base}/automation-hooks`, hook);
    return { path: `${base}/automation-hooks/${made.hook.id}` };
  },
};

const deliveryCalls: Calls = {
  'get-sheet-file': async ({ base, shop }) => {
    const formId = shop.app.deps.newId();
    const sheet = { siteId: shop.siteId, formId, name: 'x' };
    await shop.app.deps.storage.put(csvKey(sheet), Buffer.from('a'));
    return { path: `${base}/forms/${formId}/sheet.csv?name=x` };
  },
  'replay-deliveries': async ({ base }) => ({ path: `${base}/deliveries/replay` }),
  'replay-delivery': async ({ base, shop }) => ({
    path: `${base}/deliveries/${await deadDelivery(shop)}/replay`,
  }),
};

/** A delivery that was given up, written as it is in the database. */
async function deadDelivery({ app, siteId }: Shop): Promise<string> {
  const { newId } = app.deps;
  const [formId, answerId, id] = [newId(), newId(), newId()];
  const key = { siteId, formId };
  await app.db.forSite(siteId, async (tx) => {
    const form = { siteId, id: formId, name: 'x', doc: JSON.stringify(formOf([])) };
    await tx
      .insertInto('form')
      .values(form as never)
      .execute();
    const answer = { ...key, id: answerId, answers: '{}' };
    await tx
      .insertInto('form_submission')
      .values(answer as never)
      .execute();
    const target = { submissionId: answerId, target: 'mail:x', kind: 'mail', settings: '{}', label: 'x' };
    const row = { ...key, ...target, id, state: 'dead', nextTryAt: null, sentAt: null };
    await tx.insertInto('delivery').values(row).execute();
  });
  return id;
}
