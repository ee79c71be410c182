import { NumberField } from '@veranda/ui/NumberField.tsx';
import { t } from './messages.ts';

interface PlacePointProps {
  /** Degrees; undefined where there is none. */
  readonly lat: number | undefined;
  readonly lng: number | undefined;
  readonly isReadOnly: boolean;
  readonly onLat: (lat: number | undefined) => void;
  readonly onLng: (lng: number | undefined) => void;
}

const format = { maximumFractionDigits: 5 };

/** Latitude and longitude of a place; an emptied field is none. */
export function PlacePoint({ lat, lng, isReadOnly, onLat, onLng }: PlacePointProps) {
  const fields = [
    { label: t('latitude'), value: lat, most: 90, put: onLat },
    { label: t('longitude'), value: lng, most: 180, put: onLng },
  ];
  return (
    <div className="place-point">
      {fields.map(({ label, value, most, put }) => (
        <NumberField
          key={label}
          label={label}
          value={value ?? Number.NaN}
          minValue={-most}
          maxValue={most}
          step={0.00001}
          formatOptions={format}
          isDisabled={isReadOnly}
          onChange={(next) => put(Number.isNaN(next) ? undefined : next)}
        />
      ))}
    </div>
  );
}
