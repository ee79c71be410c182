import type { BlockValue } from '@veranda/domain/blocks/kind';
import { PlacePoint } from '../maps/PlacePoint.tsx';
import { PlaceSearch } from '../maps/PlaceSearch.tsx';
import type { ControlProps } from './field-props.ts';

interface PlaceControlProps extends ControlProps<'place'> {
  readonly record: BlockValue;
  readonly onRecord: (path: string, value: unknown) => void;
}

const context = { productPage: 'page-editor', productSection: 'map-block' };

/** A place on the map, by a search that fills in its name, address and point, or by the point itself. */
export function PlaceControl({ field, value, record, isReadOnly, onChange, onRecord }: PlaceControlProps) {
  const lng = record[field.lng];
  return (
    <>
      {isReadOnly ? null : (
        <PlaceSearch
          context={context}
          onPlace={(place) => {
            onChange(place.mapLat);
            onRecord(field.lng, place.mapLng);
            onRecord(field.name, place.name);
            onRecord(field.address, place.formattedAddress);
          }}
        />
      )}
      <PlacePoint
        lat={typeof value === 'number' ? value : undefined}
        lng={typeof lng === 'number' ? lng : undefined}
        isReadOnly={isReadOnly}
        onLat={onChange}
        onLng={(next) => onRecord(field.lng, next)}
      />
    </>
  );
}
