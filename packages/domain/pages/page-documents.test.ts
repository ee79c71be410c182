import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../documents/edit.ts';
import { addPending, createReplica, dropPending, receiveLogged, type Replica } from '../documents/replica.ts';
import { type Confirmed, sequence } from '../documents/sequencer.ts';
import { type LoggedTransaction, runEdits, type Transaction } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import type { Block, PageDocument } from './document.ts';
import { collide } from './edits/row-shifts.ts';
import { pageKind } from './page-kind.ts';
import { dice, type Dice, emptyPage, randomEdit } from './random-edits.test-data.ts';
import { validateDocument } from './validate.ts';

const environment = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env;
/** A slice in every run; `npm run soak-tests` for all of them, HISTORIES_SEED for others. */
const numRuns = Number(environment?.['HISTORIES'] ?? 300);
const seed = Number(environment?.['HISTORIES_SEED'] ?? 20_261_126);
const timeout = 20_000 + 40 * numRuns;

const histories = (property: (roll: Dice) => void) =>
  fc.assert(
    fc.property(fc.integer(), (start) => property(dice(start))),
    { numRuns, seed },
  );

describe('a page as a document of edits', () => {
  it(
    'is restored by the inverse of every transaction',
    () => {
      const applied = new Set<string>();
      histories((roll) => {
        let document = emptyPage();
        for (let step = 0; step < 25; step += 1) {
          const edits = randomEdits(roll, document);
          const outcome = runEdits(pageKind, document, edits);
          if (isRefusal(outcome)) continue;
          for (const { name } of edits) applied.add(name);
          const restored = runEdits(pageKind, outcome.document, outcome.inverse);
          if (isRefusal(restored)) throw new Error(`the inverse is refused: ${JSON.stringify(restored)}`);
          expect(restored.document).toEqual(document);
          ({ document } = outcome);
        }
      });
      expect([...applied].toSorted()).toEqual(Object.keys(pageKind.edits).toSorted());
    },
    timeout,
  );

  it(
    'ends equal for two or three authors and the server, whatever the order in which their work arrives',
    () => {
      histories((roll) => {
        const world = playHistory(roll, 2 + roll(2));
        for (const author of world.authors) expect(author.replica.document).toEqual(world.server.document);
        expect(isRefusal(validateDocument(world.server.document))).toBe(false);
        expectNoOverlaps(world.server.document);
      });
    },
    timeout,
  );

  it(
    'is what a replay of its log makes',
    () => {
      histories((roll) => {
        const { log, server } = playHistory(roll, 2);
        const replayed = receiveLogged(createReplica(pageKind, emptyPage(), 0), log).replica;
        expect(replayed.document).toEqual(server.document);
        expect(replayed.confirmed.seq).toBe(log.length);
      });
    },
    timeout,
  );
});

function randomEdits(roll: Dice, document: PageDocument): readonly Edit[] {
  const first = randomEdit(roll, document);
  if (roll(4) > 0) return [first];
  const outcome = runEdits(pageKind, document, [first]);
  return isRefusal(outcome) ? [first] : [first, randomEdit(roll, outcome.document)];
}

interface Author {
  readonly name: string;
  replica: Replica<PageDocument>;
  /** Transactions that were sent and not answered. */
  sent: { readonly base: number; readonly transactions: readonly Transaction[] } | null;
}

interface World {
  server: Confirmed<PageDocument>;
  readonly log: LoggedTransaction[];
  readonly authors: readonly Author[];
}

// Each author writes, sends, receives and retries at moments that the dice choose; at the end everything
// arrives.
function playHistory(roll: Dice, count: number): World {
  const authors = ['ana', 'ben', 'cem']
    .slice(0, count)
    .map((name): Author => ({ name, replica: createReplica(pageKind, emptyPage(), 0), sent: null }));
  const world: World = { server: { document: emptyPage(), seq: 0 }, log: [], authors };
  for (let step = 0; step < 40; step += 1) {
    const author = authors[roll(count)] as Author;
    const act = roll(5);
    if (act < 2) write(roll, author);
    else if (act === 2) send(author, world, roll(4) === 0);
    else receive(author, world, roll(3));
  }
  for (let round = 0; round < 3; round += 1) {
    for (const author of authors) {
      send(author, world, false);
      receive(author, world, Infinity);
    }
  }
  for (const author of authors) receive(author, world, Infinity);
  return world;
}

let written = 0;

function write(roll: Dice, author: Author): void {
  const edits = randomEdits(roll, author.replica.document);
  written += 1;
  const transaction = { id: `${author.name}-${written}`, author: author.name, label: '', edits };
  const next = addPending(author.replica, transaction);
  if (!isRefusal(next)) author.replica = next;
}

// A lost answer: the server has the batch, its author does not know, and sends it again with what came after
// it.
function send(author: Author, world: World, isAnswerLost: boolean): void {
  const { pending, confirmed } = author.replica;
  if (pending.length === 0) return;
  const batch = { base: confirmed.seq, transactions: pending };
  const since = world.log.filter(({ seq }) => seq > batch.base);
  const outcome = sequence(pageKind, world.server, { batch, since });
  world.server = { document: outcome.document, seq: outcome.seq };
  world.log.push(...outcome.logged);
  if (isAnswerLost) return;
  receive(author, world, Infinity);
  const refused = new Set(outcome.refused.map(({ transaction }) => transaction.id));
  for (const { id } of author.replica.pending)
    if (refused.has(id)) author.replica = dropPending(author.replica, id).replica;
}

function receive(author: Author, { log }: World, most: number): void {
  const news = log.filter(({ seq }) => seq > author.replica.confirmed.seq).slice(0, most);
  author.replica = receiveLogged(author.replica, news).replica;
}

function expectNoOverlaps(document: PageDocument): void {
  const blocks = Object.values(document.blocks);
  for (const [index, block] of blocks.entries())
    for (const other of blocks.slice(index + 1)) expectApart(block, other);
}

function expectApart(a: Block, b: Block): void {
  if (a.sectionId !== b.sectionId) return;
  expect(collide(a.layout.desktop, b.layout.desktop), `${a.id} and ${b.id}`).toBe(false);
  const [left, right] = [a.layout.phone, b.layout.phone];
  if (left && right) expect(collide(left, right), `${a.id} and ${b.id}, phone`).toBe(false);
}
