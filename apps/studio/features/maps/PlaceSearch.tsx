import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';
import type { TrackingContext } from '@veranda/domain/maps/tracking-context';
import { FieldHelp } from '@veranda/ui/FieldHelp.tsx';
import { MapPin } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
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
  const { typed, predictions, failure } = search;
  return (
    <>
      <ComboBox
        className="ui-field"
        inputValue={typed}
        onInputChange={search.setTyped}
        value={null}
        onChange={(key) => {
          if (key !== null) search.choose(String(key));
        }}
        items={predictions.map((prediction) => ({ ...prediction, id: prediction.placeId }))}
        menuTrigger="input"
        allowsCustomValue
      >
        <Label className="ui-label">{t('findPlace')}</Label>
        <Group className="ui-input-box">
          <span className="ui-affix">
            <MapPin size={16} aria-hidden="true" />
          </span>
          <Input className="ui-input" />
        </Group>
        <FieldHelp description={t('findPlaceHelp')} />
        <PredictionList />
      </ComboBox>
      <p className="place-state ui-muted" role="status">
        {stateOf(search)}
      </p>
      {failure ? <FailureNotice failure={failure} onRetry={search.retry} /> : null}
    </>
  );
}

function PredictionList() {
  return (
    <Popover className="ui-popover" offset={4} maxHeight={320}>
      <ListBox className="ui-listbox">
        {({ id, mainText, secondaryText }: PlacePrediction & { readonly id: string }) => (
          <ListBoxItem className="ui-option" id={id} textValue={mainText}>
            <span className="place-option">
              <span>{mainText}</span>
              <span className="ui-muted">{secondaryText}</span>
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

function stateOf({ typed, isSearching, isNowhere, filled }: ReturnType<typeof usePlaceSearch>): string {
  if (isSearching) return t('searching');
  if (isNowhere) return t('noPlace');
  return typed === '' && filled !== '' ? t('placeFilled', { place: filled }) : '';
}
