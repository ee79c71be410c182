import { maxSwatches } from '@veranda/domain/design/swatches';
import Type from 'typebox';
import { endpoint } from './endpoint.ts';

const SiteOnly = Type.Object({ site: Type.String({ format: 'uuid' }) });
const Swatches = Type.Object({ swatches: Type.Array(Type.String(), { maxItems: maxSwatches }) });

/** Reads the colours that the people of a site have put aside. */
export const getSwatches = endpoint({
  name: 'get-swatches',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/swatches',
  access: { kind: 'member', area: ['pages', 'design', 'products'], level: 'read' },
  params: SiteOnly,
  response: Swatches,
  crumb: 'none',
});

/** Puts a colour aside, or takes it away again; the same twice changes nothing. */
export const changeSwatches = endpoint({
  name: 'change-swatches',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/swatches',
  access: { kind: 'member', area: ['pages', 'design', 'products'], level: 'write' },
  params: SiteOnly,
  body: Type.Object(
    { colour: Type.String({ minLength: 1, maxLength: 60 }), isKept: Type.Boolean() },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Swatches,
  crumb: 'required',
});
