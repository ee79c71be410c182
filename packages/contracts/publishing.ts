import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

/** An immutable revision of the site. */
export const RevisionCard = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  note: Type.String(),
  createdAt: Type.String(),
  author: Type.String({ description: 'Email address of who published it; empty for the platform.' }),
  live: Type.Boolean(),
});
export type RevisionCard = Static<typeof RevisionCard>;

const Published = Type.Object({ revision: RevisionCard, url: Type.String() });

/** Makes a revision of the draft and switches visitors to it in one step. */
export const publishSite = endpoint({
  name: 'publish-site',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: SiteParams,
  body: Type.Object(
    { note: Type.Optional(Type.String({ maxLength: 200 })) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({
    ...Published.properties,
    changed: Type.Boolean({ description: 'False when visitors saw all of it already: nothing was made.' }),
  }),
  crumb: 'required',
});

/** Takes the site off the net; nothing is deleted. */
export const unpublishSite = endpoint({
  name: 'unpublish-site',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/unpublish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: SiteParams,
  response: Type.Object({ published: Type.Literal(false) }),
  crumb: 'required',
});

export const listRevisions = endpoint({
  name: 'list-revisions',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/revisions',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({ revisions: Type.Array(RevisionCard) }),
  crumb: 'none',
});

/** Goes back (or forward) to a revision that exists: visitors see it at once, the draft stays as it is. */
export const switchRevision = endpoint({
  name: 'switch-revision',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/revisions/:revision/publish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: Type.Object({ site: Type.String({ format: 'uuid' }), revision: Type.String({ format: 'uuid' }) }),
  response: Published,
  crumb: 'required',
});
