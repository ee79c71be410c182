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
}

type Calls = Readonly<Record<string, (place: Place) => Promise<Wanted>>>;

/** Calls of forms and their answers that are recorded, by the name of their contract. */
export function formCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, () => call(place())]));
}

const fresh = { name: 'Contact', purpose: 'form' };
const madeForm = async ({ base, make }: Place): Promise<Reply> => (await make(`${base}/forms`, fresh)).form;
const pathOf = async (place: Place): Promise<string> => `${place.base}/forms/${(await madeForm(place)).id}`;
const person = 'answers/person?email=ada@shop.test';

const calls: Calls = {
  'create-form': async ({ base }) => ({ path: `${base}/forms`, body: fresh }),
  'duplicate-form': async (place) => ({ path: `${await pathOf(place)}/duplicate` }),
  'delete-form': async (place) => ({ path: await pathOf(place) }),
  'export-answers': async (place) => ({ path: `${await pathOf(place)}/answers.csv` }),
  'delete-answers': async (place) => {
    const { formId, id } = await answered(place);
    return { path: `${place.base}/forms/${formId}/answers/delete`, body: { ids: [id] } };
  },
  'mark-answers': async (place) => {
    const { formId, id } = await answered(place);
    return { path: `${place.base}/forms/${formId}/answers/mark`, body: { ids: [id], spam: true } };
  },
  'export-person-answers': async ({ base }) => ({ path: `${base}/${person}` }),
  'erase-person-answers': async ({ base }) => ({ path: `${base}/${person}` }),
};

async function answered(place: Place): Promise<{ readonly formId: string; readonly id: string }> {
  const { app, siteId } = place.shop;
  const formId: string = (await madeForm(place)).id;
  const id = app.deps.newId();
  const row = { siteId, id, formId, answers: '{}' };
  await app.db.forSite(siteId, (tx) =>
    tx
      .insertInto('form_submission')
      .values(row as never)
      .execute(),
  );
  return { formId, id };
}
