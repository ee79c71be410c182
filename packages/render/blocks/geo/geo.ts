import { geo, geoLines } from '@veranda/domain/blocks/geo/geo';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import { mapTarget } from '@veranda/domain/embeds/map-addresses';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const geoView: BlockView = { kind: geo, template, context };

function context(session: Session, { value }: CompleteBlock) {
  const lines = geoLines(value);
  const href = placeHref(value);
  if (lines.length === 0 && href === '') return null;
  return {
    lines,
    href,
    openText: fillPlaceholders(session.strings['embedOpenText'] ?? '', { service: 'OpenStreetMap' }),
  };
}

// A place can be found on a map only with both of its numbers (administration §5).
function placeHref({ mapLat, mapLng }: BlockValue): string {
  if (typeof mapLat !== 'number' || typeof mapLng !== 'number') return '';
  return mapTarget({ lat: mapLat, lng: mapLng, zoom: 16 }, '').page;
}
