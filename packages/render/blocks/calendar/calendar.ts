import { calendar } from '@veranda/domain/blocks/calendar/calendar';
import { numberAt, textAt } from '@veranda/domain/blocks/kind';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import template from './block.html?raw';
import { type Month, monthText } from './month-text.ts';

export const calendarView: BlockView = { kind: calendar, template, context };

/** This month and those that follow it, side by side: each has links to its neighbours. */
function context(session: Session, { id, value }: CompleteBlock) {
  const collection = session.snapshot.collections.find(
    ({ id: each }) => each === textAt(value, 'collectionId'),
  );
  const late = lateDrawing();
  if (!collection || !late) return null;
  const now = wallTimeOf(session.now, session.snapshot.website.timeZone);
  const count = Math.max(1, Math.min(12, numberAt(value, 'months', 3)));
  const months = Array.from({ length: count }, (_, index) => monthAfter(now, index));
  const anchor = (index: number) => (index < 0 || index >= count ? '' : `calendar-${id}-${String(index)}`);
  const { strings } = session;
  return {
    label: strings['calendarLabel'],
    isScrolled: count > 1,
    prevText: strings['calendarPrevText'],
    nextText: strings['calendarNextText'],
    months: months.map((each, index) => ({
      ...late.monthView(session, collection, {
        month: each,
        startsOnSunday: value['weekStart'] === 'sunday',
        today: dateText(now),
      }),
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
