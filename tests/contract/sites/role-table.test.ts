import type { Endpoint } from '@veranda/contracts/endpoint';
import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { allRoutes } from '@veranda/server/app';
import { createSession as openAccountSession } from '@veranda/server/platform/sessions/account-session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import {
  columnsOfPlaces,
  exceptions,
  type Needed,
  openPlaces,
  placesOfScopes,
  roleTable,
} from './role-table.data.ts';

let app: TestApp;
let siteId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ siteId } = await app.ownerWithSite('table'));
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

// The contracts are the same for every application: only their handlers need one.
const studio = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ host }) => host === 'studio');
const ofMembers = studio.filter(({ access }) => access.kind === 'member');
const ofKeys = studio.filter(({ access }) => access.kind === 'key');

interface Role {
  readonly name: string;
  readonly code: number;
  /** Cells by the first word of their column; one that is granted in part counts as not granted. */
  readonly cells: ReadonlyMap<string, string>;
}

const [head = [], ...rows] = roleTable
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const columns = head.slice(1).map((title) => title.split(',')[0] ?? '');
const roles: Role[] = rows.map(([title = '', ...cells]) => ({
  name: title.replace(/ \d+$/, ''),
  code: Number(/\d+$/.exec(title)?.[0]),
  cells: new Map([
    ...columns.map((column, at) => [column, cellOf(cells[at] ?? '')] as const),
    // A cell's special grant counts as a column of its own.
    ['domains', cells[0] === 'W' ? 'W' : '–'],
    ['seen', cells.some((cell) => cell !== '–') ? 'R' : '–'],
    ['totals', cells.includes('totals only') ? 'R' : '–'],
    ['analytics of a part', cells.some((cell) => /^R \((?:store|campaigns)\)$/.test(cell)) ? 'R' : '–'],
    ['own comments', cells.includes('own') ? 'W' : '–'],
  ]),
}));

// Nothing of scheduling's settings is an address yet, and the log picks the entries of billing
// out on its own.
function cellOf(text: string): string {
  if (/^W \(not (?:domains|settings)\)$/.test(text)) return 'W';
  if (text === 'R (billing)') return 'R';
  return /^[RDWP]$/.test(text) ? text : '–';
}

function neededBy(endpoint: Endpoint): Needed {
  const exception = exceptions[endpoint.name];
  if (exception) return exception;
  const place = endpoint.path
    .replace('/api/studio/sites/:site/', '')
    .replace(/^\/api\/content-service\/product\/1\.1\/websites\/:\w+\//, '');
  const row = columnsOfPlaces.find(([start]) => place.startsWith(start));
  if (!row) throw new Error(`in which column of the table is ${endpoint.path}? Say it in role-table.data.ts`);
  return [row.slice(1), endpoint.method === 'GET' ? 'R' : 'W'];
}

const order = ['–', 'R', 'D', 'W', 'P'];

function isGranted({ cells }: Pick<Role, 'cells'>, [asked, letter]: Needed): boolean {
  if (letter === 'view') return cells.get('seen') === 'R';
  if (letter === 'any') return [...cells].some(([column, cell]) => column !== 'seen' && cell !== '–');
  // No one may do a call that takes W where the table has R at most; settings have no R, so reading them
  // takes their W.
  return asked.some((column) => order.indexOf(cells.get(column) ?? '–') >= order.indexOf(letter));
}

async function account(): Promise<{ id: string; session: Session }> {
  const id = app.deps.newId();
  const email = `${id}@table.example`;
  await app.db.global((tx) => insertAccount(tx, { id, email, name: '', passwordHash: 'x' }));
  const session = app.studio();
  const { token } = await openAccountSession(app.deps, {
    accountId: id,
    remember: false,
    replaces: '',
  });
  session.cookies.set('adm', token);
  return { id, session };
}

async function member(codes: readonly number[], isOwner = false): Promise<{ id: string; session: Session }> {
  const made = await account();
  await app.db.forSite(siteId, (tx) =>
    insertMembership(tx, { accountId: made.id, roles: [...codes], isOwner }),
  );
  return made;
}

/**
 * Outcome of a call for somebody: `in` when the rights are there. A call that would change something is sent
 * from a foreign page: past the rights it ends at the crumb, before anything happens.
 */
async function ends(session: Session, { method, path }: Endpoint, headers: Record<string, string> = {}) {
  const address = path.replace(/:(\w+)/g, (_, name: string) =>
    /^(?:site|websiteId)$/.test(name) ? siteId : '01a1fc6e-b71e-7903-b591-e6675bceb2c9',
  );
  const unsafe = method !== 'GET';
  const foreign: Record<string, string> = unsafe ? { 'sec-fetch-site': 'cross-site' } : {};
  const sent = { 'user-agent': 'role-table', 'x-website-id': siteId, ...foreign, ...headers };
  const answer = await session.send(method, address, undefined, sent);
  if (answer.status === 401) return 'not signed in';
  if (answer.status === 403 && !answer.json?.crumbFail) return 'not allowed';
  if (answer.status >= 500) return `${answer.status}`;
  return 'in';
}

/** A key of the site, as its admin makes one. */
async function keyOf(scopes: readonly string[]): Promise<string> {
  const { session } = await member([1]);
  await session.send('GET', '/api/studio/session');
  const body = { name: 'Warehouse', scopes };
  const made = await session.send('POST', `/api/studio/sites/${siteId}/api-keys`, body);
  expect(made.status, made.text).toBe(200);
  return made.json.secret;
}

async function checkAll(who: Session, expected: (endpoint: Endpoint) => string, all = ofMembers) {
  const found: string[] = [];
  for (const endpoint of all) {
    const end = await ends(who, endpoint);
    if (end !== expected(endpoint)) found.push(`${endpoint.method} ${endpoint.path}: ${end}`);
  }
  expect(found).toEqual([]);
}

describe('the rights of the contributor roles, call by call', () => {
  it('has 15 roles and 17 columns, and a column for every call of the studio', () => {
    expect(roles.map(({ code }) => code)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(columns).toHaveLength(17);
    for (const endpoint of ofMembers)
      for (const column of neededBy(endpoint)[0])
        expect([...columns, 'totals', 'domains', 'analytics of a part', 'own comments']).toContain(column);
    expect(
      Object.keys(exceptions).filter((name) => !ofMembers.some((ofMember) => ofMember.name === name)),
    ).toEqual([]);
  });

  it.each([
    ['decisions §rights role: admin 1; storefront §6 role: admin is 1', 1],
    ['decisions §rights role: billing 2; storefront §6 role: billing is 2', 2],
    ['decisions §rights role: reporting 3; storefront §6 role: reporting is 3', 3],
    ['decisions §rights role: editor 4; storefront §6 role: editor is 4', 4],
    ['decisions §rights role: moderator 6; storefront §6 role: moderator is 6', 6],
    ['decisions §rights role: commenter 7; storefront §6 role: commenter is 7', 7],
    ['decisions §rights role: store manager 8; storefront §6 role: store manager is 8', 8],
    ['decisions §rights role: scheduling 9; storefront §6 role: scheduling is 9', 9],
    ['decisions §rights role: viewer 10; storefront §6 role: viewer is 10', 10],
    ['decisions §rights role: campaigns editor 11; storefront §6 role: campaigns editor is 11', 11],
    ['decisions §rights role: scheduling viewer 12; storefront §6 role: scheduling viewer is 12', 12],
    ['decisions §rights role: scheduling editor 13; storefront §6 role: scheduling editor is 13', 13],
    ['decisions §rights role: none 14; storefront §6 role: none is 14', 14],
    ['decisions §rights role: website manager 15; storefront §6 role: website manager is 15', 15],
    ['decisions §rights role: draft editor 16; storefront §6 role: draft editor is 16', 16],
  ])('%s: may call what the table grants, and nothing else', async (_statement, code) => {
    const role = roles.find((one) => one.code === code);
    if (!role) throw new Error(`no role ${code}`);
    const { session } = await member([code]);
    await checkAll(session, (endpoint) => (isGranted(role, neededBy(endpoint)) ? 'in' : 'not allowed'));
  });

  it('decisions §contradictions role: several are held together: each gives what it gives', async () => {
    const { session } = await member([2, 6, 11]);
    const both = roles.filter(({ code }) => [2, 6, 11].includes(code));
    await checkAll(session, (endpoint) =>
      both.some((role) => isGranted(role, neededBy(endpoint))) ? 'in' : 'not allowed',
    );
  });

  it('the flag of the owner gives what an admin has, without any role', async () => {
    const admin = roles.find(({ code }) => code === 1);
    const { session } = await member([], true);
    await checkAll(session, (endpoint) =>
      admin && isGranted(admin, neededBy(endpoint)) ? 'in' : 'not allowed',
    );
  });
});

describe('callers who are no members', () => {
  const closed = studio.filter(({ path }) => !openPlaces.some((place) => path.startsWith(place)));

  it('calls nothing but the places that are open', async () => {
    await checkAll(app.studio(), () => 'not signed in', closed);
  });

  it('a site user has no session in the studio', async () => {
    const visitor = app.site('table');
    await visitor.send('GET', '/account/login');
    const made = await visitor.send('POST', '/api/site-users/account', {
      email: 'vera@visitor.example',
      password: 'a long enough pass phrase',
      firstName: 'Vera',
      lastName: 'Lind',
    });
    expect(made.status, made.text).toBe(200);
    const session = app.studio();
    for (const [name, value] of visitor.cookies) session.cookies.set(name, value);
    session.cookies.set('adm', visitor.cookies.get('su') ?? '');
    expect(visitor.cookies.get('su')).toBeTruthy();
    await checkAll(session, () => 'not signed in', closed);
  });

  it('an API key of every scope in the place of a session opens no call of the studio', async () => {
    const key = await keyOf(['orders', 'products', 'inventory', 'customers.read']);
    const found: string[] = [];
    for (const endpoint of closed.filter(({ access }) => access.kind !== 'key'))
      for (const authorization of [`Bearer ${key}`, `Basic ${Buffer.from(`${key}:`).toString('base64')}`]) {
        const end = await ends(app.studio(), endpoint, { authorization });
        if (end !== 'not signed in') found.push(`${endpoint.method} ${endpoint.path}: ${end}`);
      }
    expect(found).toEqual([]);
  });

  it.each([
    'orders',
    'products',
    'inventory',
    'orders.read',
    'products.read',
    'inventory.read',
    'customers.read',
  ])(
    'an API key of the scope %s opens what the scope names, and nothing else of the commerce API',
    async (scope) => {
      const authorization = `Bearer ${await keyOf([scope])}`;
      const found: string[] = [];
      for (const endpoint of ofKeys) {
        const place = endpoint.path.replace('/api/commerce/v1/', '').split('/')[0] ?? '';
        const [area = '', onlyRead] = scope.split('.');
        const opens = placesOfScopes[area]?.includes(place) && (!onlyRead || endpoint.method === 'GET');
        const end = await ends(app.studio(), endpoint, { authorization });
        if (end !== (opens ? 'in' : 'not allowed')) found.push(`${endpoint.method} ${endpoint.path}: ${end}`);
      }
      expect(ofKeys.length).toBeGreaterThan(10);
      expect(found).toEqual([]);
    },
  );

  it('the session of an admin opens no call of the commerce API', async () => {
    const { session } = await member([1], true);
    await checkAll(session, () => 'not signed in', ofKeys);
  });

  it('the admin of another site is answered as if this one did not exist, by every call', async () => {
    const { session } = await app.ownerWithSite('neighbour');
    await expectUnknown(session);
  });

  it('a revoked member has none from the next call on', async () => {
    const { id, session } = await member([1, 4]);
    await checkAll(session, (endpoint) =>
      roles.some((role) => role.code === 1 && isGranted(role, neededBy(endpoint))) ? 'in' : 'not allowed',
    );
    await app.db.forSite(siteId, (tx) =>
      tx.deleteFrom('membership').where('siteId', '=', siteId).where('accountId', '=', id).execute(),
    );
    await expectUnknown(session);
  });
});

/**
 * Expects the site to be answered as unknown: the same status and the same body, without and with a crumb.
 */
async function expectUnknown(session: Session): Promise<void> {
  await session.send('GET', '/api/studio/session');
  const nowhere = '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
  const found: string[] = [];
  for (const { method, path } of ofMembers) {
    const at = (site: string): string =>
      path.replace(/:(\w+)/g, (_, name: string) => (/^(?:site|websiteId)$/.test(name) ? site : nowhere));
    const send = (site: string) => session.send(method, at(site), undefined, { 'x-website-id': site });
    const [here, there] = [await send(siteId), await send(nowhere)];
    // What is not found says at which path: of the site that was asked for.
    const isSame = here.text.replaceAll(siteId, nowhere) === there.text;
    if (here.status !== 404 || there.status !== 404 || !isSame)
      found.push(`${method} ${path}: ${here.status} ${there.status}`);
  }
  expect(found).toEqual([]);
}
