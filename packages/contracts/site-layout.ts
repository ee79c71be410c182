import { maxMenuEntries } from '@veranda/domain/navigation/navigation-document';
import Type, { type Static, type TSchema } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteQuery } from './site-query.ts';

const Id = Type.Union([Type.String({ format: 'uuid' }), Type.Null()]);
const ExternalLink = Type.Union([
  Type.Object(
    { url: Type.String({ minLength: 1, maxLength: 2_000 }), newWindow: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  Type.Null(),
]);

/** An entry of a navigation: the page of `collectionId`, an address, or a member area; the others are null. */
interface SiteLink {
  title: string;
  collectionId: string | null;
  externalLink: { url: string; newWindow: boolean } | null;
  /** Of the member plan whose pages it leads to. */
  memberAreaId: string | null;
  children: SiteLink[];
}

const Layout = Type.Object({
  layout: Type.Array(
    Type.Object({
      identifier: Type.String({
        description: 'Name of the navigation; the first one is the main navigation.',
      }),
      links: Type.Unsafe<SiteLink[]>(Type.Array(Type.Unknown())),
    }),
  ),
});
export type SiteLayout = Static<typeof Layout>;

/** The navigations of the draft with their links. */
export const getSiteLayout = endpoint({
  name: 'get-site-layout',
  host: 'studio',
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
  access: { kind: 'member', area: 'design', level: 'read' },
  query: SiteQuery,
  response: Layout,
  crumb: 'none',
});

const target = {
  title: Type.Optional(Type.String({ maxLength: 100 })),
  collectionId: Type.Optional(Id),
  externalLink: Type.Optional(ExternalLink),
  memberAreaId: Type.Optional(Id),
};
const itemAbove = <Below extends TSchema>(below: Below, maxItems: number = maxMenuEntries) =>
  Type.Object(
    { ...target, items: Type.Optional(Type.Array(below, { maxItems })) },
    { additionalProperties: false },
  );
const Item = itemAbove(itemAbove(itemAbove(Type.Never(), 0)));
export type NavigationItem = Static<typeof Item>;

/** Puts other entries in a navigation of the draft: a step of its log. */
export const updateNavigation = endpoint({
  name: 'update-navigation',
  host: 'studio',
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  access: { kind: 'member', area: 'design', level: 'write' },
  query: SiteQuery,
  body: Type.Object(
    {
      fieldName: Type.String({
        maxLength: 100,
        description: 'Name of the navigation, `mainNav` or `footerNav`.',
      }),
      templateId: Type.String({ maxLength: 100, description: 'Key of the theme.' }),
      navigation: Type.Object(
        { items: Type.Array(Item, { maxItems: maxMenuEntries }) },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Layout,
  crumb: 'required',
  // The log of the menus says who changed what and when.
  recorded: false,
});
