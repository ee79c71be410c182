import { flagAt, recordsAt, textAt } from '@veranda/domain/blocks/kind';
import { tourDates } from '@veranda/domain/blocks/tour-dates/tour-dates';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import type { Session } from '../../context/session.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const tourDatesView: BlockView = { kind: tourDates, template, context };

const statusTexts: Readonly<Record<string, string>> = {
  tickets: 'tourTicketsText',
  free: 'tourFreeText',
  'sold-out': 'tourSoldOutText',
  canceled: 'tourCanceledText',
};

// In the order of the calendar; a date that is not set yet comes last.
function context(session: Session, { value }: CompleteBlock) {
  const { timeZone } = session.snapshot.website;
  const today = dateText(wallTimeOf(session.now, timeZone));
  const all = recordsAt(value, 'dates');
  const dates = all
    .map((entry) => ({ entry, day: textAt(entry, 'date') }))
    .filter(({ day }) => flagAt(value, 'showPast') || day === '' || day >= today)
    .sort((a, b) => (a.day || '9999').localeCompare(b.day || '9999'))
    .map(({ entry, day }) => {
      const status = textAt(entry, 'status');
      const href = resolveLink(textAt(entry, 'href'), session.snapshot);
      const isLinked = href !== '' && (status === 'tickets' || status === 'free');
      const isWithout = status === 'tickets' && !isLinked;
      return {
        // At noon in UTC a day is the same day in nearly every zone; the template shows it in UTC.
        at: day === '' ? null : Date.parse(`${day}T12:00:00Z`),
        day,
        city: textAt(entry, 'city'),
        venue: textAt(entry, 'venue'),
        isOver: day !== '' && day < today,
        isOff: status === 'canceled',
        statusText: isWithout ? '' : session.strings[statusTexts[status] ?? ''],
        href: isLinked ? href : '',
        linkTarget: linkTarget(href, false),
      };
    });
  return all.length === 0 ? null : { dates, emptyText: session.strings['tourEmptyText'] };
}
