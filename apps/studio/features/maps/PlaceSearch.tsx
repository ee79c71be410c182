import type { PlaceDetails } from '@veranda/domain/maps/place';
import type { TrackingContext } from '@veranda/domain/maps/tracking-context';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Button } from 'react-aria-components/Button';
import { FailureNotice } from '../../FailureNotice.tsx';
import { t } from './messages.ts';
import { usePlaceSearch } from './use-place-search.ts';
import './maps.css';

interface PlaceSearchProps {
  /** The part of the studio that looks places up. */
  readonly context: TrackingContext;
  readonly onPlace: (place: PlaceDetails) => void;
}

/** Finds a place by its name or address; whoever chooses one gets its details. */
export function PlaceSearch({ context, onPlace }: PlaceSearchProps) {
  const search = usePlaceSearch(context, onPlace);
  const { predictions, failure } = search;
  return (
    <div className="place-search">
      <SearchField label={t('findPlace')} value={search.typed} onChange={search.setTyped} />
      {predictions.length > 0 ? (
        <ul className="place-list" aria-label={t('placesFound')}>
          {predictions.map(({ placeId, mainText, secondaryText }) => (
            <li key={placeId}>
              <Button className="ui-option place-option" onPress={() => search.choose(placeId)}>
                <span>{mainText}</span>
                <span className="ui-muted">{secondaryText}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="place-state ui-help" role="status">
        {stateOf(search)}
      </p>
      {failure ? <FailureNotice failure={failure} onRetry={search.retry} /> : null}
    </div>
  );
}

function stateOf({ typed, predictions, isNowhere, filled }: ReturnType<typeof usePlaceSearch>): string {
  if (isNowhere) return t('noPlace');
  if (predictions.length > 0) return t('placeCount', { count: predictions.length });
  if (typed.trim() !== '') return t('searching');
  return filled === '' ? t('findPlaceHelp') : t('placeFilled', { place: filled });
}
