import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** Page that stands in for the frames of other services on a developer's machine, told the frame that is wanted. */
export const showEmbed = endpoint({
  name: 'show-embed',
  host: 'studio',
  method: 'GET',
  path: '/_embeds',
  access: { kind: 'anonymous' },
  query: Type.Object({ frame: Type.Optional(Type.String({ maxLength: 4000 })) }),
  response: Type.Unknown(),
  crumb: 'none',
});
