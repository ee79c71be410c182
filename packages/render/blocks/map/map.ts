import { type BlockValue, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { map } from '@veranda/domain/blocks/map/map';
import { type MapPlace, mapTarget, placeWord } from '@veranda/domain/embeds/map-addresses';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { Session } from '../../context/session.ts';
import { embedContext } from '../../embeds/embed-context.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const mapView: BlockView = {
  kind: map,
  template,
  context,
  inline: (value) =>
    [
      { path: 'title', selector: '.v-map-title' },
      { path: 'address', selector: '.v-map-address' },
    ].filter(({ path }) => textAt(value, path) !== ''),
};

function context(session: Session, { value }: CompleteBlock) {
  const place = placeOf(value);
  const [title, address] = [textAt(value, 'title'), textAt(value, 'address')];
  if (place === null && title === '' && address === '') return null;
  const name = title || address.split('\n')[0] || '';
  return {
    title,
    address,
    label: fillPlaceholders(session.strings['mapLabel'] ?? '', { place: name }),
    map: place === null ? null : mapContext(session, place, numberAt(value, 'height', 400)),
  };
}

// A place can be found on a map only with both of its numbers (administration §5).
function placeOf(value: BlockValue): MapPlace | null {
  const { mapLat: lat, mapLng: lng } = value;
  return typeof lat === 'number' && typeof lng === 'number'
    ? { lat, lng, zoom: numberAt(value, 'zoom', 15) }
    : null;
}

function mapContext(session: Session, place: MapPlace, height: number) {
  const target = mapTarget(place, session.maps?.browserKey ?? '');
  const picture = session.maps ? `/api/map-pictures/${placeWord(place)}` : '';
  return { picture, ...embedContext(session, { target, label: '', height, isFramed: true }) };
}
