import { maxMenuEntries } from '@veranda/domain/navigation/navigation-document';
import { collectionTypeRange } from '@veranda/domain/pages/collection-types';
import { folderBehaviorNames } from '@veranda/domain/pages/folder';
import { pageKinds } from '@veranda/domain/pages/page-types';
import { maxInjectedCode } from '@veranda/domain/publishing/injected-code';
import Type, { type Static, type TSchema } from 'typebox';
import { CollectionSettings } from './collection-settings.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { PageAccessBody, PageAccessView } from './page-access.ts';
import { PageDocument } from './page-document.ts';
import { SiteParams } from './sites.ts';

const PageStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('needs_review'),
  Type.Literal('scheduled'),
  Type.Literal('private'),
  Type.Literal('published'),
]);

/** State of the proposal of a draft editor for a page or an item. */
export const ProposalState = oneOf(['none', 'open', 'review', 'sent-back'], {
  description: 'State of the proposal of a draft editor.',
});

const FolderBehavior = oneOf(folderBehaviorNames, {
  description:
    'A folder’s address shows a page that lists what is in it, leads to the first page in it, or answers nothing.',
});

/** A page or collection in the tree of pages. */
export const PageSummary = Type.Object({
  id: Type.String(),
  type: Type.Integer({
    ...collectionTypeRange,
    description: 'Collection type: page 10, products 13 … (administration §3).',
  }),
  typeName: Type.String(),
  title: Type.String(),
  navigationTitle: Type.String(),
  urlSlug: Type.String(),
  url: Type.String({ description: 'Address on the published site.' }),
  status: PageStatus,
  folder: Type.Union([FolderBehavior, Type.Null()], { description: 'Null for what is no folder.' }),
  list: Type.Optional(CollectionSettings),
  isHome: Type.Boolean(),
  inTrash: Type.Boolean(),
  editedSincePublish: Type.Boolean(),
  proposal: ProposalState,
  version: Type.String(),
  updatedAt: Type.String(),
});
export type PageSummary = Static<typeof PageSummary>;

/** Target of an entry of the menus. */
export const NavigationTarget = Type.Union([
  Type.Object(
    { kind: Type.Literal('collection'), collectionId: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('external'), href: Type.String({ maxLength: 2000 }), newWindow: Type.Boolean() },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('member-area'),
      memberAreaId: Type.String({ maxLength: 40, description: 'Id of the member plan, a product.' }),
    },
    { additionalProperties: false },
  ),
]);
const entryAbove = <Below extends TSchema>(below: Below, maxItems: number = maxMenuEntries) =>
  Type.Object(
    {
      id: Type.String({ maxLength: 40 }),
      title: Type.String({ maxLength: 100 }),
      target: NavigationTarget,
      children: Type.Array(below, { maxItems }),
    },
    { additionalProperties: false },
  );
/** A node of the navigation: at most three levels. */
const NavigationEntry = entryAbove(entryAbove(entryAbove(Type.Never(), 0)));
export const Navigation = Type.Object(
  {
    main: Type.Array(NavigationEntry, { maxItems: maxMenuEntries }),
    footer: Type.Array(NavigationEntry, { maxItems: maxMenuEntries }),
  },
  { additionalProperties: false },
);
export type Navigation = Static<typeof Navigation>;

const PageParams = Type.Object({
  site: Type.String({ format: 'uuid' }),
  page: Type.String({ format: 'uuid' }),
});
const Seo = Type.Object(
  {
    title: Type.String({ maxLength: 200 }),
    description: Type.String({ maxLength: 500 }),
    imageAssetId: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  },
  { additionalProperties: false },
);

export const listPages = endpoint({
  name: 'list-pages',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/pages',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({
    pages: Type.Array(PageSummary),
    navigation: Navigation,
  }),
  crumb: 'none',
});

/** What links lead to by its id. */
export const LinkTarget = Type.Object({
  kind: Type.Union([Type.Literal('page'), Type.Literal('item'), Type.Literal('file')]),
  id: Type.String(),
  title: Type.String(),
  path: Type.String({ description: 'Address below the site’s own: `/journal/rain`.' }),
  isPublic: Type.Boolean({
    description: 'False where visitors do not reach it once the draft is published.',
  }),
});
export type LinkTarget = Static<typeof LinkTarget>;

/** The pages of a site, each before its items; of its files the one that is asked for. */
export const listLinkTargets = endpoint({
  name: 'list-link-targets',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/link-targets',
  access: { kind: 'member', area: ['pages', 'forms', 'design'], level: 'read' },
  params: SiteParams,
  query: Type.Object({ file: Type.Optional(Type.String({ format: 'uuid' })) }),
  response: Type.Object({
    targets: Type.Array(LinkTarget),
    reserved: Type.Array(Type.String(), {
      description: 'First parts of addresses that the platform answers.',
    }),
  }),
  crumb: 'none',
});

const FormerAddress = Type.Object({
  slug: Type.String(),
  redirects: Type.Boolean({
    description: 'True where the address leads to the page once it has another one.',
  }),
});

/** The page with its document of sections and blocks (`domain/pages/document.ts`). */
export const getPage = endpoint({
  name: 'get-page',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/pages/:page',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: PageParams,
  response: Type.Object({
    page: PageSummary,
    description: Type.String(),
    seo: Seo,
    access: PageAccessView,
    headerCode: Type.String({ description: 'Code of the owner in the head of the page and of its items.' }),
    formerAddresses: Type.Array(FormerAddress, {
      description: 'Addresses that the page was published at and that no other page has.',
    }),
    document: Type.Union([PageDocument, Type.Null()], { description: 'Null for a collection.' }),
  }),
  crumb: 'none',
});

/** Adds a page (type 10) or a collection; a store is made by the store's own calls (administration §7). */
export const createPage = endpoint({
  name: 'create-page',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/pages',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 200 }),
      urlSlug: Type.Optional(Type.String({ maxLength: 100 })),
      place: Type.Union([Type.Literal('main'), Type.Literal('footer'), Type.Literal('unlinked')]),
      kind: Type.Optional(
        oneOf(pageKinds, {
          description:
            'A page by default; a cover page is made of slices, the others are collections of items.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ page: PageSummary }),
  crumb: 'required',
});

/** Adds a draft with the content and the settings of another page, under a title of its own and linked nowhere. */
export const duplicatePage = endpoint({
  name: 'duplicate-page',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/pages/:page/duplicate',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: PageParams,
  body: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ page: PageSummary }),
  crumb: 'required',
});

/** Changes what is given and leaves the rest. */
export const updatePage = endpoint({
  name: 'update-page',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/pages/:page',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: PageParams,
  body: Type.Object(
    {
      version: Type.String({ maxLength: 40 }),
      title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      navigationTitle: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      urlSlug: Type.Optional(Type.String({ maxLength: 100 })),
      description: Type.Optional(Type.String({ maxLength: 2000 })),
      status: Type.Optional(PageStatus),
      isHome: Type.Optional(Type.Literal(true)),
      folder: Type.Optional(FolderBehavior),
      list: Type.Optional(CollectionSettings),
      headerCode: Type.Optional(
        Type.String({
          maxLength: maxInjectedCode,
          description: 'Needs the right to custom code where it changes.',
        }),
      ),
      seo: Type.Optional(Seo),
      access: Type.Optional(PageAccessBody),
      withoutRedirect: Type.Optional(
        Type.Array(Type.String({ maxLength: 200 }), {
          maxItems: 200,
          description: 'Former addresses that shall not lead to the page; the next publication has it so.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ page: PageSummary }),
  crumb: 'required',
});

/** Moves the page to the trash, where it stays 30 days; it leaves the navigation. */
export const deletePage = endpoint({
  name: 'delete-page',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/pages/:page',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: PageParams,
  response: Type.Object({ page: PageSummary }),
  crumb: 'required',
});

/** Takes the page out of the trash, unlinked; its address gets a suffix when it is taken in the meantime. */
export const restorePage = endpoint({
  name: 'restore-page',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/pages/:page/restore',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: PageParams,
  response: Type.Object({ page: PageSummary }),
  crumb: 'required',
});

/**
 * Deletes a page of the trash for good, with its items, versions and comments. Visitors have what is published of it
 * until the next publication.
 */
export const purgePage = endpoint({
  name: 'purge-page',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/page-trash/:page',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: PageParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Deletes everything that is in the trash of pages for good; a store that still has products stays. */
export const emptyPageTrash = endpoint({
  name: 'empty-page-trash',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/page-trash',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: SiteParams,
  response: Type.Object({
    deleted: Type.Integer(),
    kept: Type.Integer({ description: 'Stores that still have products.' }),
  }),
  crumb: 'required',
});
