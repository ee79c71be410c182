import { type BlockValue, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { dateText, daysInMonth, instantOf, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { itemPath } from '@veranda/domain/pages/item-path';
import {
  beginningOf,
  type ListAsk,
  listAsk,
  type SiteFrame,
} from '@veranda/domain/publishing/items/item-asks';
import { monthSpan } from '@veranda/domain/publishing/items/month-span';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { Session } from '../../context/session.ts';
import type { CompleteBlock } from '../block-view.ts';

// All items of all months that are shown: a calendar leaves nothing out.
function shownAsk(
  { website: { timeZone } }: Pick<SiteFrame, 'website'>,
  collection: SnapshotCollection,
  { value, now }: { readonly value: BlockValue; readonly now: number },
): ListAsk {
  const within = monthSpan(monthText(wallTimeOf(now, timeZone)), timeZone, countOf(value));
  return listAsk(collection, { order: 'beginning', within, limit: maxItems });
}

const maxItems = 100_000;

function countOf(value: BlockValue): number {
  return Math.max(1, Math.min(12, Math.floor(numberAt(value, 'months', 3))));
}

interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

/** This month and those that follow it, side by side: each has links to its neighbours. */
export function calendarMonths(session: Session, { id, value }: CompleteBlock) {
  const collection = session.snapshot.collections.find(
    ({ id: each }) => each === textAt(value, 'collectionId'),
  );
  if (!collection) return null;
  const now = wallTimeOf(session.now, session.snapshot.website.timeZone);
  const count = countOf(value);
  const months = Array.from({ length: count }, (_, index) => monthAfter(now, index));
  const anchor = (index: number) => (index < 0 || index >= count ? '' : `calendar-${id}-${String(index)}`);
  const { strings, snapshot } = session;
  const startsOnSunday = value['weekStart'] === 'sunday';
  const today = dateText(now);
  const weekdays = weekdaysFrom(startsOnSunday);
  const { items } = snapshot.items.ask(shownAsk(snapshot, collection, { value, now: session.now }));
  const byDate = Map.groupBy(items, (item) =>
    dateText(wallTimeOf(beginningOf(item), snapshot.website.timeZone)),
  );
  return {
    label: strings['calendarLabel'],
    isScrolled: count > 1,
    prevText: strings['calendarPrevText'],
    nextText: strings['calendarNextText'],
    months: months.map((each, index) => ({
      ...monthView(session, collection, {
        month: each,
        byDate,
        startsOnSunday,
        today,
      }),
      weekdays,
      anchor: anchor(index),
      prev: anchor(index - 1),
      next: anchor(index + 1),
      emptyText: strings['calendarEmptyText'],
      listHref: `/${collection.urlSlug}?month=${monthText(each)}`,
    })),
  };
}

function monthAfter({ year, month }: Month, by: number): Month {
  const at = month - 1 + by;
  return { year: year + Math.floor(at / 12), month: (at % 12) + 1 };
}

function monthText({ year, month }: Month): string {
  return dateText({ year, month, day: 1 }).slice(0, 7);
}

function monthView(
  session: Session,
  collection: SnapshotCollection,
  {
    month,
    byDate,
    startsOnSunday,
    today,
  }: {
    readonly month: Month;
    readonly byDate: ReadonlyMap<string, readonly SnapshotItem[]>;
    readonly startsOnSunday: boolean;
    readonly today: string;
  },
) {
  const { timeZone } = session.snapshot.website;
  const noonOf = (day: number) => instantOf({ ...month, day, hour: 12, minute: 0, second: 0 }, timeZone);
  const ofMonth = `${monthText(month)}-`;
  const days = Array.from({ length: daysInMonth(month.year, month.month) }, (_, index): DayCell => {
    const number = index + 1;
    const date = ofMonth + String(number).padStart(2, '0');
    const items = byDate.get(date);
    const isToday = date === today;
    if (!items) return { number, isToday, items: noItems };
    const place = { day: noonOf(number), timeZone };
    return { number, isToday, items: items.map((item) => itemView(item, collection, place)) };
  });
  const weekday = new Date(Date.UTC(month.year, month.month - 1, 1)).getUTCDay();
  const before = startsOnSunday ? weekday : (weekday + 6) % 7;
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) => ({
    days: Array.from({ length: 7 }, (_none, at) => days[week * 7 + at - before] ?? noDay),
  }));
  return { at: noonOf(1), weeks, listed: days.flatMap((day) => day.items) };
}

/** A cell of a month's table; of all keys that the template asks for, so that none is looked for outside of it. */
interface DayCell {
  readonly number: number | '';
  readonly isToday: boolean;
  readonly items: readonly ReturnType<typeof itemView>[];
}

const noItems: DayCell['items'] = [];
const noDay: DayCell = { number: '', isToday: false, items: noItems };

// The first of October 2023 was a Sunday.
function weekdaysFrom(startsOnSunday: boolean) {
  return Array.from({ length: 7 }, (_, at) => ({
    at: Date.UTC(2023, 9, 1 + at + (startsOnSunday ? 0 : 1), 12),
  }));
}

function itemView(
  item: SnapshotItem,
  collection: SnapshotCollection,
  { day, timeZone }: { readonly day: number; readonly timeZone: string },
) {
  return {
    title: item.title,
    href: itemPath(collection, item, timeZone),
    at: beginningOf(item),
    day,
    hasTime: item.startDate !== null,
  };
}
