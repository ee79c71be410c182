import { itemLimits, type ItemLocation } from '@veranda/domain/pages/item-fields';
import { dayBounds } from '@veranda/domain/dates/date-time-text';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { PlacePoint } from '../maps/PlacePoint.tsx';
import { PlaceSearch } from '../maps/PlaceSearch.tsx';
import { useSite } from '../../shell/use-site.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { TimeField } from './TimeField.tsx';
import { t } from './messages.ts';

const nowhere: ItemLocation = { title: '', addressLine1: '', addressLine2: '', addressCountry: '' };

const lines = [
  { name: 'title', label: t('placeName') },
  { name: 'addressLine1', label: t('street') },
  { name: 'addressLine2', label: t('city') },
  { name: 'addressCountry', label: t('country') },
] as const;

/** Times of an event: a beginning and an end, or whole days. */
export function EventFields({ fields }: FieldsProps) {
  const { meta, canWrite, setTimes } = fields;
  const { startDate, endDate, isAllDay = false } = meta;
  const look = { isReadOnly: !canWrite, isAllDay };
  return (
    <FieldGroup title={t('eventTimes')}>
      <AllDayField fields={fields} />
      <TimeField
        {...look}
        label={isAllDay ? t('firstDay') : t('start')}
        value={startDate}
        // The event keeps its length.
        onChange={(start) =>
          setTimes({
            startDate: start,
            endDate: endDate === null || startDate === null ? endDate : endDate + start - startDate,
          })
        }
      />
      <TimeField
        {...look}
        label={isAllDay ? t('lastDay') : t('end')}
        value={endDate}
        description={t('endHelp')}
        isEnd
        problemOf={(end) => (end < (startDate ?? end) ? t('endTooEarly') : undefined)}
        onClear={() => setTimes({ startDate, endDate: null })}
        onChange={(end) => setTimes({ startDate: startDate ?? end, endDate: end })}
      />
    </FieldGroup>
  );
}

function AllDayField({ fields: { meta, canWrite, setAllDay } }: FieldsProps) {
  const { timeZone } = useSite();
  const { startDate, endDate, isAllDay = false } = meta;
  const wholeDays = () => ({
    startDate: startDate === null ? null : dayBounds(startDate, timeZone).first,
    endDate: endDate === null ? null : dayBounds(endDate, timeZone).last,
  });
  return (
    <Switch
      isSelected={isAllDay}
      isDisabled={!canWrite}
      onChange={(isOn) => setAllDay(isOn, isOn ? wholeDays() : { startDate, endDate })}
    >
      {t('allDay')}
    </Switch>
  );
}

/** Place of an item, with its point of the map. */
export function LocationFields({ fields }: FieldsProps) {
  return (
    <FieldGroup title={t('place')}>
      <PlaceFields fields={fields} />
    </FieldGroup>
  );
}

function PlaceFields({ fields: { meta, canWrite, set } }: FieldsProps) {
  const place = meta.location ?? nowhere;
  const put = (changed: { readonly [Key in keyof ItemLocation]?: ItemLocation[Key] | undefined }) => {
    const entries = Object.entries({ ...place, ...changed }).filter(([, value]) => value !== undefined);
    const isNowhere = entries.every(([, value]) => value === '');
    set('location', isNowhere ? null : (Object.fromEntries(entries) as unknown as ItemLocation));
  };
  return (
    <div className="ui-stack" role="group" aria-label={t('place')}>
      {canWrite ? (
        <PlaceSearch
          context={{ productPage: 'item-editor', productSection: 'event-location' }}
          onPlace={({ name, addressLine1, addressLine2, addressCountry, mapLat, mapLng }) =>
            put({ title: name, addressLine1, addressLine2, addressCountry, mapLat, mapLng })
          }
        />
      ) : null}
      {lines.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={place[name]}
          maxLength={itemLimits.line}
          isReadOnly={!canWrite}
          onChange={(value) => put({ [name]: value })}
        />
      ))}
      <PlacePoint
        lat={place.mapLat}
        lng={place.mapLng}
        isReadOnly={!canWrite}
        onLat={(mapLat) => put({ mapLat })}
        onLng={(mapLng) => put({ mapLng })}
      />
      {(place.mapLat === undefined) === (place.mapLng === undefined) ? null : (
        <p className="ui-help">{t('mapHelp')}</p>
      )}
    </div>
  );
}
