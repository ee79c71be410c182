import { type BlockKind, type BlockValue, textAt } from '../kind.ts';

/** A place with its address, as older pages have it (block 10). */
export const geo: BlockKind = {
  id: 10,
  key: 'geo',
  group: 'media',
  fields: [
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'addressLine1', kind: 'text', maxLength: 200, optional: true },
    { path: 'addressLine2', kind: 'text', maxLength: 200, optional: true },
    { path: 'addressCountry', kind: 'text', maxLength: 100, optional: true },
    { path: 'mapLat', kind: 'number', min: -90, max: 90, step: 0.000001, optional: true },
    { path: 'mapLng', kind: 'number', min: -180, max: 180, step: 0.000001, optional: true },
  ],
  defaults: { title: '', addressLine1: '', addressLine2: '', addressCountry: '' },
  size: { w: 8, h: 4 },
  text: (value) => geoLines(value).join('\n'),
  replacement: (value) => {
    const [title = '', ...address] = geoLines(value);
    const { mapLat, mapLng } = value;
    const place = typeof mapLat === 'number' && typeof mapLng === 'number' ? { mapLat, mapLng } : {};
    return { type: 4, value: { title, address: address.join('\n'), ...place } };
  },
};

/** The lines of an address that are not empty. */
export function geoLines(value: BlockValue): readonly string[] {
  return ['title', 'addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => textAt(value, key).trim())
    .filter(Boolean);
}
