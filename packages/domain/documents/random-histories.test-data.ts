import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Edit } from './edit.ts';
import { addPending, createReplica, dropPending, receiveLogged, type Replica } from './replica.ts';
import { type Confirmed, sequence } from './sequencer.ts';
import { type LoggedTransaction, runEdits, type Transaction } from './transaction.ts';

/** A number from 0 to below `sides`. */
export type Dice = (sides: number) => number;

/** Dice that fall the same way for the same start. */
function dice(start: number): Dice {
  let state = start >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

/** One of a list; undefined of an empty one. */
export const pick = <T>(roll: Dice, list: readonly T[]): T | undefined =>
  list[roll(Math.max(1, list.length))];

const environment = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env;
/** A slice in every run; `npm run soak-tests` for all of them, HISTORIES_SEED for others. */
const numRuns = Number(environment?.['HISTORIES'] ?? 300);
const seed = Number(environment?.['HISTORIES_SEED'] ?? 20_261_126);
const timeout = 20_000 + 40 * numRuns;

/** A kind of document, where its histories begin, and what may happen in them. */
interface Histories<D> {
  readonly kind: DocumentKind<D>;
  readonly start: D;
  /** Any edit of the closed list on this document; now and then one whose object is gone. */
  readonly randomEdit: (roll: Dice, document: D) => Edit;
  /** What is true of every document that is reached, besides that it is valid. */
  readonly check?: (document: D) => void;
}

/** The properties that every kind of document has (design/editor.md 3), as tests within a `describe`. */
export function itHasDocumentHistories<D>(world: Histories<D>): void {
  const { kind, start } = world;
  it('is restored by the inverse of every transaction', () => expectRestored(world), timeout);
  it(
    'ends equal for two or three authors and the server, whatever the order in which their work arrives',
    () => {
      histories((roll) => {
        const { authors, server } = playHistory(world, roll, 2 + roll(2));
        for (const author of authors) expect(author.replica.document).toEqual(server.document);
        expect(isRefusal(kind.validate(server.document))).toBe(false);
        world.check?.(server.document);
      });
    },
    timeout,
  );
  it(
    'is what a replay of its log makes',
    () => {
      histories((roll) => {
        const { log, server } = playHistory(world, roll, 2);
        const replayed = receiveLogged(createReplica(kind, start, 0), log).replica;
        expect(replayed.document).toEqual(server.document);
        expect(replayed.confirmed.seq).toBe(log.length);
      });
    },
    timeout,
  );
}

/** Runs a property with as many starts as there are histories. */
export function histories(property: (roll: Dice) => void): void {
  fc.assert(
    fc.property(fc.integer(), (first) => property(dice(first))),
    { numRuns, seed },
  );
}

function expectRestored<D>(world: Histories<D>): void {
  const { kind } = world;
  const applied = new Set<string>();
  histories((roll) => {
    let document = world.start;
    for (let step = 0; step < 25; step += 1) {
      const edits = randomEdits(world, roll, document);
      const outcome = runEdits(kind, document, edits);
      if (isRefusal(outcome)) continue;
      for (const { name } of edits) applied.add(name);
      const restored = runEdits(kind, outcome.document, outcome.inverse);
      if (isRefusal(restored)) throw new Error(`the inverse is refused: ${JSON.stringify(restored)}`);
      expect(restored.document).toEqual(document);
      ({ document } = outcome);
    }
  });
  expect([...applied].toSorted()).toEqual(Object.keys(kind.edits).toSorted());
}

function randomEdits<D>({ kind, randomEdit }: Histories<D>, roll: Dice, document: D): readonly Edit[] {
  const first = randomEdit(roll, document);
  if (roll(4) > 0) return [first];
  const outcome = runEdits(kind, document, [first]);
  return isRefusal(outcome) ? [first] : [first, randomEdit(roll, outcome.document)];
}

interface Author<D> {
  readonly name: string;
  replica: Replica<D>;
}

interface World<D> {
  server: Confirmed<D>;
  readonly log: LoggedTransaction[];
  readonly authors: readonly Author<D>[];
}

// Each author writes, sends, receives and retries at moments that the dice choose; at the end everything
// arrives.
function playHistory<D>(histories: Histories<D>, roll: Dice, count: number): World<D> {
  const { kind, start } = histories;
  const authors = ['ana', 'ben', 'cem']
    .slice(0, count)
    .map((name): Author<D> => ({ name, replica: createReplica(kind, start, 0) }));
  const world: World<D> = { server: { document: start, seq: 0 }, log: [], authors };
  for (let step = 0; step < 40; step += 1) {
    const author = authors[roll(count)] as Author<D>;
    const act = roll(5);
    if (act < 2) write(histories, roll, author);
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

function write<D>(world: Histories<D>, roll: Dice, author: Author<D>): void {
  const edits = randomEdits(world, roll, author.replica.document);
  written += 1;
  const transaction: Transaction = { id: `${author.name}-${written}`, author: author.name, label: '', edits };
  const next = addPending(author.replica, transaction);
  if (!isRefusal(next)) author.replica = next;
}

// A lost answer: the server has the batch, its author does not know, and sends it again with what came after
// it.
function send<D>(author: Author<D>, world: World<D>, isAnswerLost: boolean): void {
  const { kind, pending, confirmed } = author.replica;
  if (pending.length === 0) return;
  const batch = { base: confirmed.seq, transactions: pending };
  const since = world.log.filter(({ seq }) => seq > batch.base);
  const outcome = sequence(kind, world.server, { batch, since });
  world.server = { document: outcome.document, seq: outcome.seq };
  world.log.push(...outcome.logged);
  if (isAnswerLost) return;
  receive(author, world, Infinity);
  const refused = new Set(outcome.refused.map(({ transaction }) => transaction.id));
  for (const { id } of author.replica.pending)
    if (refused.has(id)) author.replica = dropPending(author.replica, id).replica;
}

function receive<D>(author: Author<D>, { log }: World<D>, most: number): void {
  const news = log.filter(({ seq }) => seq > author.replica.confirmed.seq).slice(0, most);
  author.replica = receiveLogged(author.replica, news).replica;
}
