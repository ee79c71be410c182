import { findCommentSettings } from '@veranda/db/comments/settings';
import { countSite } from '@veranda/db/pages/reader';
import { findCurrentAccount, findPaymentRules } from '@veranda/db/payments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { boundDocument } from '@veranda/domain/pages/bound-document';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { PageDocument } from '@veranda/domain/pages/document';
import { sectionColours } from '@veranda/domain/pages/section-colours';
import { checkComments } from '@veranda/domain/publishing/checks/check-comments';
import { checkDocument } from '@veranda/domain/publishing/checks/check-document';
import { checkSlide } from '@veranda/domain/publishing/checks/check-slide';
import type { CheckContext, Finding, PlacedFinding } from '@veranda/domain/publishing/checks/finding';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { linkReference } from '@veranda/domain/rich-text/link-reference';
import { isExternalHref } from '@veranda/domain/rich-text/links';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';

type CheckDeps = Pick<Deps, 'db' | 'now' | 'pages' | 'payments' | 'reservedSlugs'>;

/** Findings of the check list over the draft: what visitors would stumble over. At most 200. */
export async function readFindings(deps: CheckDeps, site: SiteEntry): Promise<Finding[]> {
  const { snapshot, ofShop, comments } = await deps.db.forSite(
    site.id,
    async (tx) => {
      const draft = await draftSnapshot(tx);
      return {
        snapshot: draft,
        ofShop: await shopFindings(deps, tx, draft),
        comments: (await findCommentSettings(tx)).settings,
      };
    },
    { readOnly: true },
  );
  const context = await contextOf(deps, site, snapshot);
  const documents = [
    ...snapshot.collections.map((page) => ({ kind: 'page', item: null, ...page })),
    ...snapshot.items.map((item) => ({
      kind: 'item',
      item,
      ...item,
      document: item.document && boundDocument(item.document, item),
    })),
  ];
  const found = documents.flatMap(({ kind, id, title, document, item }) =>
    [
      ...checkTitled(title, document, context),
      ...(document ? checkComments(document, { item, enabled: comments.enabled }) : []),
    ].map((finding) => ({ ...finding, place: { kind, id, title } })),
  );
  return [...ofShop, ...found, ...slideFindings(snapshot, context)].slice(0, maxFindings);
}

const maxFindings = 200;

// Cover pages, and the screens of the site.
function slideFindings({ collections, slides, website }: SiteSnapshot, context: CheckContext): Finding[] {
  const covers = collections.flatMap(({ id, title, slide }) =>
    slide ? [{ kind: 'page', id, title, slide }] : [],
  );
  const { id, title } = website;
  const screens = Object.values(slides ?? {}).map((slide) => ({ kind: 'site', id, title, slide }));
  return [...covers, ...screens].flatMap(({ slide, ...place }) =>
    checkSlide(slide, context).map((finding) => ({ ...finding, place })),
  );
}

function checkTitled(title: string, document: PageDocument | null, context: CheckContext): PlacedFinding[] {
  const untitled: PlacedFinding = {
    code: 'no-title',
    blockId: null,
    sectionId: null,
    value: '',
    repair: null,
  };
  return [...(title.trim() === '' ? [untitled] : []), ...(document ? checkDocument(document, context) : [])];
}

async function contextOf(deps: CheckDeps, site: SiteEntry, snapshot: SiteSnapshot): Promise<CheckContext> {
  const { sheet } = await deps.pages.theme(snapshot.theme);
  const shown = shownSite(snapshot, deps.now());
  const address = { path: `/assets-css/${sheet}.css`, query: new URLSearchParams() };
  const { status, body } = await deps.pages.serve(site, address, {
    acceptEncoding: '',
    ifNoneMatch: undefined,
  });
  return {
    assets: snapshot.assets,
    colours: status === 200 && body ? sectionColours(body.toString('utf8')) : {},
    answers: (href) => answers(shown, deps.reservedSlugs(), href),
  };
}

// Products are live, and forms, files and the cart have addresses of the platform.
function answers(snapshot: ShownSite, reserved: ReadonlySet<string>, href: string): boolean {
  if (linkReference(href)) return resolveLink(href, snapshot) !== '';
  if (isExternalHref(href) || /^(?:mailto:|tel:|#|\?)/i.test(href)) return true;
  const [first = '', second] = href
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  if (first === '' || reserved.has(first)) return true;
  const page = snapshot.collections.find(({ urlSlug }) => urlSlug === first);
  if (!page || second === undefined) return page !== undefined;
  if (page.type === collectionTypes.products) return true;
  return snapshot.items.ask({ kind: 'at', collectionId: page.id, urlSlug: second }) !== null;
}

async function shopFindings(
  { payments }: Pick<Deps, 'payments'>,
  tx: SiteTransaction,
  snapshot: SiteSnapshot,
): Promise<Finding[]> {
  const hasShop = snapshot.collections.some(({ type }) => type === collectionTypes.products);
  if (!hasShop || (await countSite(tx)).products === 0) return [];
  const account = await findCurrentAccount(tx);
  const manual = (await findPaymentRules(tx))?.doc.manual ?? [];
  if (manual.length > 0 || !payments.cards(account ?? null).testMode) return [];
  const place = { kind: 'site', id: snapshot.website.id, title: snapshot.website.title };
  return [{ code: 'no-payment', place, blockId: null, sectionId: null, value: '', repair: null }];
}
