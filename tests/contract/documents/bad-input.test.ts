import { plainSection } from '@veranda/domain/pages/plain-section';
import { randomUUID } from 'node:crypto';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { readSections } from '../../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let pageId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('bad-input'));
  pageId = await firstPage(owner, siteId);
  const { seq } = await read();
  const put = await send(seq, transaction(edit('section.insert', { section, blocks: [button] })));
  expect(put.json.refused).toEqual([]);
});
afterAll(() => app.close());

interface LooseEdit {
  readonly name: string;
  readonly args: object;
}

const section = plainSection('first', 'zz');
const button = {
  id: 'go',
  sectionId: 'first',
  position: 'a0',
  type: 53,
  value: { label: 'Go', href: '/shop', newWindow: false, size: 'medium', variant: 'primary' },
  style: {},
  layout: { desktop: { x: 0, y: 0, w: 6, h: 2, z: 0, align: 'start' } },
} as const;

async function firstPage(session: Session, site: string): Promise<string> {
  const { pages } = (await session.send('GET', `/api/studio/sites/${site}/pages`)).json;
  return pages.find(({ type }: { type: number }) => type === 10).id;
}

const read = async () =>
  (await readSections({ session: owner, siteId, pageId })) as { seq: number; document: PageDocument };
const transaction = (...edits: readonly LooseEdit[]) => ({ id: randomUUID(), label: 'Changed', edits });
const send = (base: number, ...transactions: object[]) =>
  owner.send('POST', `/api/studio/sites/${siteId}/documents/page/${pageId}/transactions`, {
    base,
    transactions,
  });
const label = (value: string, was: string) =>
  transaction(edit('block.setValue', { id: 'go', path: 'label', value, was }));
const set = (path: string, value: unknown, id = 'go') => ({
  name: 'block.setValue',
  args: { id, path, value },
});

/** What is wrong, the edit, and the code and field of its refusal. */
const bad: readonly (readonly [string, LooseEdit, string, string])[] = [
  ['a name that nobody knows', { name: 'block.explode', args: {} }, 'edit-unknown', 'edits.0.name'],
  ['a name that every object has', { name: 'constructor', args: {} }, 'edit-unknown', 'edits.0.name'],
  ['a path that leads out of the block', set('../title', 'x'), 'malformed', 'edits.0.args.path'],
  ['a path that every object has', set('__proto__', {}), 'malformed', 'edits.0.args.path'],
  ['a record that every object has', set('label', 'x', 'constructor'), 'malformed', 'edits.0.args.id'],
  ['a record that no page can have', set('label', 'x', 'a/b'), 'malformed', 'edits.0.args.id'],
  ['a record that is not there', set('label', 'x', 'gone'), 'edit-target-gone', 'blocks.gone'],
  ['a field that the kind lacks', set('colour', 'red'), 'malformed', 'blocks.go.value.colour'],
  [
    'a value that the field forbids',
    { name: 'block.setValue', args: { id: 'go', path: 'href', value: 'javascript:alert(1)', was: '/shop' } },
    'malformed',
    'blocks.go.value.href',
  ],
  [
    'a choice that there is not',
    { name: 'block.setValue', args: { id: 'go', path: 'size', value: 'huge', was: 'medium' } },
    'malformed',
    'blocks.go.value.size',
  ],
  [
    'a part of a section that is no setting',
    { name: 'section.set', args: { id: 'first', path: 'position', value: 'a0' } },
    'malformed',
    'edits.0.args.path',
  ],
  [
    'a block for a section of another page',
    edit('block.insert', {
      sectionId: 'elsewhere',
      blocks: [{ ...button, id: 'b', sectionId: 'elsewhere' }],
    }),
    'edit-target-gone',
    'sections.elsewhere',
  ],
  [
    'what is no step of a text',
    { name: 'block.setText', args: { id: 'go', path: 'doc', steps: [{ stepType: 'explode' }] } },
    'malformed',
    'edits.0.args.steps.0.stepType',
  ],
];

describe('a batch with an edit that cannot be', () => {
  it.each(bad)('is taken without it: %s', async (_what, wrong, code, field) => {
    const before = await read();
    const was = String(before.document.blocks['go']?.value['label']);
    // A good edit before the bad one, in the same transaction and in others.
    const half = transaction(edit('block.setValue', { id: 'go', path: 'label', value: 'Half', was }), wrong);
    const alone = transaction(wrong);
    const answer = await send(before.seq, label('One', was), alone, label('Two', 'One'), half);
    expect(answer.status).toBe(200);
    const refused = answer.json.refused.map(
      ({ id, error }: { id: string; error: { code: string; field: string } }) => [
        id,
        error.code,
        error.field,
      ],
    );
    expect(refused).toHaveLength(2);
    expect(refused).toContainEqual([alone.id, code, field]);
    expect(refused.find(([id]: string[]) => id === half.id)?.[1]).toMatch(
      new RegExp(`^(?:${code}|edit-conflict)$`),
    );
    const after = await read();
    expect(after.seq).toBe(before.seq + 2);
    expect(after.document.blocks['go']?.value).toEqual({ ...button.value, label: 'Two' });
    expect(Object.keys(after.document.blocks)).toEqual(Object.keys(before.document.blocks));
  });

  it.each([1_100_000, 2_100_000])(
    'is taken without a transaction of %d bytes, which is named',
    async (bytes) => {
      const { seq, document } = await read();
      const was = String(document.blocks['go']?.value['label']);
      const answer = await send(seq, label('x'.repeat(bytes), was), label('Small', was));
      expect(answer.json.refused).toMatchObject([{ error: { code: 'too-large', field: 'edits.0.args' } }]);
      expect((await read()).document.blocks['go']?.value['label']).toBe('Small');
    },
  );
});

describe('a batch that cannot be taken', () => {
  it('stores nothing: more than 3 MB, a document of another site, and one that is no document', async () => {
    const before = await read();
    const other = await app.ownerWithSite('bad-input-other');
    const foreign = await firstPage(other.session, other.siteId);
    const address = (page: string, site = siteId) =>
      `/api/studio/sites/${site}/documents/page/${page}/transactions`;
    const good = { base: 0, transactions: [transaction(edit('section.remove', { id: 'first' }))] };
    const large = {
      base: before.seq,
      transactions: [label('y'.repeat(3_100_000), 'x'), label('Good', 'Small')],
    };
    const answers = [
      await owner.send('POST', address(pageId), large),
      await owner.send('POST', address(foreign), good),
      await owner.send('POST', address(foreign, other.siteId), good),
      await other.session.send('POST', address(pageId, siteId), good),
      await owner.send('POST', address(pageId), { base: 'first', transactions: good.transactions }),
      await owner.send('POST', address(pageId), {
        base: 0,
        transactions: [{ ...good.transactions[0], id: 'no-id' }],
      }),
    ];
    expect(answers.map(({ status, json }) => [status, json?.field])).toEqual([
      [413, undefined],
      [404, undefined],
      [404, undefined],
      [404, undefined],
      [400, 'base'],
      [400, 'transactions.0.id'],
    ]);
    expect(await read()).toEqual(before);
  });
});
