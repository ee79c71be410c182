import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * Asks a service about a video before it is on a page (administration §5): videos of Vimeo Basic accounts play nowhere
 * else, and are refused. A service that does not answer has nothing against it.
 */
export const checkVideo = endpoint({
  name: 'check-video',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/video-check',
  access: { kind: 'member', area: 'pages', level: 'draft' },
  params: Type.Object({ site: Type.String({ format: 'uuid' }) }),
  query: Type.Object({ address: Type.String({ maxLength: 2000 }) }),
  response: Type.Object({
    providerName: Type.String(),
    title: Type.String({ description: 'Empty where the service has not told it.' }),
  }),
  crumb: 'none',
});
