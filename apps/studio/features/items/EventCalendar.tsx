import { useQueries } from '@tanstack/react-query';
import { type ItemSummary, maxItemsRead } from '@veranda/contracts/items';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { studioLanguage } from '@veranda/messages/studio/language';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useNow } from '../../use-now.ts';
import { type CalendarDay, calendarWeeks, monthAt, monthBeside } from './calendar-weeks.ts';
import { itemsQuery } from './item-queries.ts';
import { statusLabels } from './item-words.ts';
import type { ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

/** The events of a month on its days, as they are filtered. */
export function EventCalendar({ list }: { readonly list: ItemList }) {
  const { id: site, timeZone } = useSite();
  const now = useNow().getTime();
  const { place, filters, collection } = list;
  const today = dateText(wallTimeOf(now, timeZone));
  const asked = place.text('at');
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : monthAt(now, timeZone);
  // Events of the month before may last into this one.
  const queries = useQueries({
    queries: [monthBeside(month, -1), month].map((each) => ({
      ...itemsQuery(site, collection.id, { ...filters, month: each, sort: 'date-asc', limit: maxItemsRead }),
    })),
  });
  const failed = queries.find(({ isError, data }) => isError && !data);
  const items = queries.flatMap(({ data }) => data?.items ?? []);
  const isMore = queries.some(({ data }) => data && data.total > data.items.length);
  const show = (next: string) => place.set({ at: next });
  return (
    <section className="event-calendar" aria-label={t('calendar')}>
      <MonthBar month={month} onShow={show} today={today.slice(0, 7)} />
      {failed ? (
        <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <MonthTable month={month} weeks={calendarWeeks(month, items, timeZone)} today={today} />
      )}
      {isMore ? <p className="ui-help">{t('calendarTooMany', { max: maxItemsRead })}</p> : null}
    </section>
  );
}

interface MonthBarProps {
  readonly month: string;
  readonly today: string;
  readonly onShow: (month: string) => void;
}

function MonthBar({ month, today, onShow }: MonthBarProps) {
  return (
    <div className="ui-row">
      <IconButton label={t('previousMonth')} onPress={() => onShow(monthBeside(month, -1))}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <h2 className="event-calendar-month" aria-live="polite">
        {dateFormat({ month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00Z`))}
      </h2>
      <IconButton label={t('nextMonth')} onPress={() => onShow(monthBeside(month, 1))}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      {month === today ? null : (
        <Button size="small" onPress={() => onShow('')}>
          {t('thisMonth')}
        </Button>
      )}
    </div>
  );
}

interface MonthTableProps {
  readonly month: string;
  readonly weeks: readonly (readonly CalendarDay[])[];
  readonly today: string;
}

function MonthTable({ month, weeks, today }: MonthTableProps) {
  const [first = []] = weeks;
  const isEmpty = weeks.every((week) => week.every((day) => !day.isInMonth || day.items.length === 0));
  return (
    <>
      <table className="event-month">
        <caption className="ui-hidden">
          {dateFormat({ month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00Z`))}
        </caption>
        <thead>
          <tr>
            {first.map(({ date }) => (
              <th key={date} scope="col">
                {dateFormat({ weekday: 'short' }).format(new Date(`${date}T00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} isToday={day.date === today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty ? <p className="ui-help">{t('noEventsThisMonth')}</p> : null}
    </>
  );
}

function DayCell({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) {
  return (
    <td
      data-outside={day.isInMonth ? undefined : ''}
      data-empty={day.items.length === 0 ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time className="event-day" dateTime={day.date}>
        <span className="event-day-number">{day.number}</span>
        <span className="event-day-name">
          {dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(
            new Date(`${day.date}T00:00Z`),
          )}
        </span>
      </time>
      {day.items.length === 0 ? null : (
        <ul className="event-day-items">
          {day.items.map((item) => (
            <li key={item.id}>
              <DayItem item={item} date={day.date} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function DayItem({ item, date }: { readonly item: ItemSummary; readonly date: string }) {
  const { slug, timeZone } = useSite();
  const begin = item.startDate ?? item.publishOn;
  const isFirst = dateText(wallTimeOf(begin, timeZone)) === date;
  const time = new Intl.DateTimeFormat(studioLanguage().tag, { timeStyle: 'short', timeZone });
  return (
    <Link
      to={paths.item(slug, item.collectionId, item.id)}
      className="event-day-item"
      data-status={item.status}
    >
      {isFirst && !item.isAllDay ? <span className="event-day-time">{time.format(begin)}</span> : null}
      <span>{item.title || t('untitled')}</span>
      {item.status === 'published' ? null : (
        <span className="event-day-state">{statusLabels[item.status]}</span>
      )}
    </Link>
  );
}

// Days of the calendar are days of UTC here, whatever the zone of the site.
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(studioLanguage().tag, { ...options, timeZone: 'UTC' });
}
