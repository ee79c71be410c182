import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A place on a map: its name and address, and the map itself once a visitor asks for it (block 4). */
export const map: BlockKind = {
  id: 4,
  key: 'map',
  group: 'media',
  fields: [
    {
      path: 'mapLat',
      kind: 'place',
      lng: 'mapLng',
      name: 'title',
      address: 'address',
      min: -90,
      max: 90,
      step: 0.00001,
      optional: true,
    },
    { path: 'mapLng', kind: 'number', min: -180, max: 180, step: 0.00001, optional: true },
    { path: 'title', kind: 'text', maxLength: 200, bind: ['place', 'title'], optional: true },
    { path: 'address', kind: 'text', maxLength: 500, multiline: true, bind: ['address'], optional: true },
    { path: 'zoom', kind: 'range', min: 3, max: 18, step: 1 },
    { path: 'height', kind: 'range', min: 200, max: 800, step: 20 },
  ],
  defaults: { title: '', address: '', zoom: 15, height: 400 },
  size: { w: 14, h: 11 },
  minSize: { w: 6, h: 5 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'address')].filter(Boolean).join('\n'),
  // A place can be found on a map only with both of its numbers (administration §5).
  checks: (value) =>
    emptyWhen(typeof value['mapLat'] !== 'number' || typeof value['mapLng'] !== 'number', 'mapLat'),
};
