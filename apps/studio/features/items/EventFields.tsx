import { itemLimits, type ItemLocation } from '@veranda/domain/pages/item-fields';
import { TextField } from '@veranda/ui/TextField.tsx';
import { PlacePoint } from '../maps/PlacePoint.tsx';
import { PlaceSearch } from '../maps/PlaceSearch.tsx';
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

/** Times and place of an event. */
export function EventFields({ fields }: FieldsProps) {
  const { meta, canWrite, setTimes } = fields;
  const { startDate, endDate } = meta;
  return (
    <FieldGroup title={t('eventTimes')}>
      <TimeField
        label={t('start')}
        value={startDate}
        isReadOnly={!canWrite}
        // The event keeps its length.
        onChange={(start) =>
          setTimes({
            startDate: start,
            endDate: endDate === null || startDate === null ? endDate : endDate + start - startDate,
          })
        }
      />
      <TimeField
        label={t('end')}
        value={endDate}
        isReadOnly={!canWrite}
        description={t('endHelp')}
        problemOf={(end) => (end < (startDate ?? end) ? t('endTooEarly') : undefined)}
        onClear={() => setTimes({ startDate, endDate: null })}
        onChange={(end) => setTimes({ startDate: startDate ?? end, endDate: end })}
      />
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
    </div>
  );
}
