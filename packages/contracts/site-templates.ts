import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * A picture of a theme for the theme gallery: `/theme-pictures/levain/1.webp`, the first the most telling.
 */
export const showThemePicture = endpoint({
  name: 'show-theme-picture',
  host: 'studio',
  method: 'GET',
  path: '/theme-pictures/:theme/:file',
  access: { kind: 'anonymous' },
  params: Type.Object({ theme: Type.String({ maxLength: 40 }), file: Type.String({ maxLength: 12 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
