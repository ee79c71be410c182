import type { ItemOrder, ListAsk } from '@veranda/domain/publishing/items/item-asks';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The revision of a site whose items are read, by its number, and now in milliseconds since 1970. */
export interface ItemMoment {
  readonly number: number;
  readonly now: number;
}

/** True for a row that is part of a revision. */
export function within(table: 'p' | 'k' | 'g' | 'e', number: number): Sql {
  const [from, until] = [sql.ref(`${table}.fromNumber`), sql.ref(`${table}.untilNumber`)];
  return sql`${from} <= ${number}::integer and (${until} is null or ${until} > ${number}::integer)`;
}

/** What an item is ordered by; instants in milliseconds since 1970. */
interface ItemPlace {
  readonly publishOn: number;
  readonly beginsOn: number;
  readonly position: string;
  readonly id: string;
}

/** Part of a list in one order, a range of an index: by an instant, or by the owner's order alone. */
interface Line {
  readonly by: 'publishOn' | 'beginsOn' | null;
  readonly isFalling: boolean;
  /** Items of one instant are in the opposite of the owner's order. */
  readonly isTurned: boolean;
  readonly where: Sql | null;
}

// Events that come are before those that have begun, the latest of which is first.
function linesOf(order: ItemOrder, now: number): readonly Line[] {
  const rising = { isFalling: false, isTurned: false, where: null };
  if (order === 'placed') return [{ ...rising, by: null }];
  if (order === 'newest') return [{ ...rising, by: 'publishOn', isFalling: true }];
  if (order === 'oldest') return [{ by: 'publishOn', isFalling: false, isTurned: true, where: null }];
  if (order === 'beginning') return [{ ...rising, by: 'beginsOn' }];
  return [
    { ...rising, by: 'beginsOn', where: sql`k.begins_on >= ${now}::bigint` },
    { by: 'beginsOn', isFalling: true, isTurned: true, where: sql`k.begins_on < ${now}::bigint` },
  ];
}

function orderIn({ by, isFalling, isTurned }: Line, isBack = false): Sql {
  const way = (falling: boolean): Sql => (falling === isBack ? sql`asc` : sql`desc`);
  const owners = sql`k.position ${way(isTurned)}, k.document_id ${way(isTurned)}`;
  return by ? sql`${sql.ref(`k.${by}`)} ${way(isFalling)}, ${owners}` : owners;
}

function joined(parts: readonly (Sql | null)[]): Sql {
  return sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  );
}

/**
 * Keys in spans of time, as a range of the index by beginnings: in its order, since the planner, which expects one row,
 * takes any of the others otherwise; `offset 0` keeps the order.
 */
export function keysByBeginning(where: Sql): Sql {
  return sql`(select k.* from published_item_key k where ${where}
    order by k.begins_on, k.position, k.document_id offset 0) k`;
}

/** Keys of a page of a list, with `part` and `at`, by which it is ordered. */
export function orderedKeys(
  { now }: ItemMoment,
  { order, offset = 0, limit, within: span }: Pick<ListAsk, 'order' | 'offset' | 'limit' | 'within'>,
  where: Sql,
): Sql {
  const keys = span ? keysByBeginning(where) : sql`published_item_key k`;
  const parts = linesOf(order, now).map((line, part) => {
    const by = orderIn(line);
    const own = span ? (line.where ?? sql`true`) : joined([where, line.where]);
    return sql`(select k.document_id, k.from_number, ${part}::integer as part, row_number() over (order by ${by}) as at
      from ${keys} where ${own} order by ${by} limit ${offset + limit})`;
  });
  return sql`select * from (${sql.join(parts, sql` union all `)}) lines order by part, at
    limit ${limit} offset ${offset}`;
}

/** Keys of the neighbours of an item in the order of a list, each with its `side`. */
export function besideKeys(
  { now }: ItemMoment,
  { order, place }: { readonly order: ItemOrder; readonly place: ItemPlace },
  where: Sql,
): Sql {
  const lines = linesOf(order, now);
  const own = lines.length > 1 && place.beginsOn < now ? 1 : 0;
  const sideOf = (side: string, isBack: boolean): Sql => {
    const [line, next] = [lines[own], lines[own + (isBack ? -1 : 1)]];
    const steps = [
      ...(line ? beyond(line, place, isBack).map((than) => ({ line, than })) : []),
      // Past the end of a line, its neighbour goes on.
      ...(next ? [{ line: next, than: null }] : []),
    ].map(
      ({ line: each, than }, step) => sql`(select ${step}::integer as step, k.document_id, k.from_number
        from published_item_key k where ${joined([where, each.where, than])} order by ${orderIn(each, isBack)} limit 1)`,
    );
    return sql`(select ${side}::text as side, document_id, from_number from (${sql.join(steps, sql` union all `)}) steps
      order by step limit 1)`;
  };
  return sql`${sideOf('before', true)} union all ${sideOf('after', false)}`;
}

// Conditions for what is beyond a place in a line, the nearest first: each is a range of the index.
function beyond({ by, isFalling, isTurned }: Line, place: ItemPlace, isBack: boolean): readonly Sql[] {
  const than = (falling: boolean): Sql => (falling === isBack ? sql`>` : sql`<`);
  const sameInstant = sql`(k.position, k.document_id) ${than(isTurned)} (${place.position}, ${place.id}::uuid)`;
  if (by === null) return [sameInstant];
  const column = sql.ref(`k.${by}`);
  const instant = sql`${place[by]}::bigint`;
  return [sql`${column} = ${instant} and ${sameInstant}`, sql`${column} ${than(isFalling)} ${instant}`];
}

/** The order of a list for rows that are put together by item. */
export function sharedOrder({ now }: ItemMoment, order: ItemOrder): Sql {
  const begins = sql`min(k.begins_on)`;
  const owners = sql`min(k.position), k.document_id`;
  if (order === 'placed') return owners;
  if (order === 'newest') return sql`min(k.publish_on) desc, ${owners}`;
  if (order === 'oldest') return sql`min(k.publish_on), min(k.position) desc, k.document_id desc`;
  if (order === 'beginning') return sql`${begins}, ${owners}`;
  const isPast = sql`${begins} < ${now}::bigint`;
  // Of one instant, those that have begun are in the opposite of the owner's order.
  const turned = [sql`min(k.position)`, sql`k.document_id`].map(
    (value) => sql`(case when not ${isPast} then ${value} end), (case when ${isPast} then ${value} end) desc`,
  );
  return sql`(${isPast}), (case when ${isPast} then -${begins} else ${begins} end), ${sql.join(turned)}`;
}
