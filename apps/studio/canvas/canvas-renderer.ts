import type { Canvas, CanvasData, CanvasNeeds } from '@veranda/contracts/canvas';
import { textAt } from '@veranda/domain/blocks/kind';
import { headerFooterFields } from '@veranda/domain/header-footer/header-footer-document';
import { collectionPath } from '@veranda/domain/navigation/links';
import { boundDocument } from '@veranda/domain/pages/bound-document';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { Block, PageDocument, Section, SectionBackground } from '@veranda/domain/pages/document';
import { assetPath } from '@veranda/domain/media/asset-address';
import type { CopySource } from '@veranda/domain/pages/arrange/copies';
import { layoutSection } from '@veranda/domain/pages/layout';
import { blocksInOrder } from '@veranda/domain/pages/reading-order';
import { hrefsIn } from '@veranda/domain/publishing/checks/hrefs';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { linkReference } from '@veranda/domain/rich-text/link-reference';
import type { BlockNeeds } from '@veranda/render/blocks/block-view';
import { pendingDrawing } from '@veranda/render/blocks/late-drawing';
import { blockViews } from '@veranda/render/blocks/registry';
import { renderBlock } from '@veranda/render/blocks/render-block';
import { renderSection } from '@veranda/render/blocks/render-section';
import { facetsKey, listingKey } from '@veranda/render/context/catalog-view';
import { assetOf, createSession, type Session } from '@veranda/render/context/session';
import { type DrawnDocument, targetOfDocument } from '@veranda/render/context/target';
import { withVerbatim } from '@veranda/render/context/verbatim';
import { type PageOutput, renderPage } from '@veranda/render/page/render-page';
import { productPath } from '@veranda/render/products/product-context';
import type { CanvasEngine } from './canvas-engine.ts';
import { type CanvasInput, canvasInput, withData } from './canvas-input.ts';
import type { ShownParts } from './canvas-parts.ts';

/**
 * Draws a page of the draft as publishing would. Scripts in what it gives are data: whoever mounts it leaves
 * them out.
 */
export interface CanvasRenderer {
  /** Key of the theme. */
  readonly theme: string;
  /** The site with the files that blocks show, as far as they have been read. */
  sourceOf(blocks: readonly Block[]): CopySource;
  /** The page as a whole, its theme included. */
  pageHtml(document: PageDocument): string;
  /** Inline sheets of the theme on the page that was drawn last. */
  pageStyles(): readonly string[];
  sectionHtml(document: PageDocument, id: string): string;
  /** The section without its blocks: its theme and its background. */
  emptySectionHtml(document: PageDocument, id: string): string;
  blockHtml(document: PageDocument, id: string): string;
  /** Goods and files that blocks and sections show and that nobody has read yet; null for none. */
  missing(document: PageDocument, ids: Iterable<string>): CanvasNeeds | null;
  /** Takes over what was missing. */
  add(data: CanvasData): void;
  /** Takes other values of header and footer. @returns false where they are those that it has */
  setParts(parts: ShownParts): boolean;
  /** The page without its sections, for what is around them. */
  frameHtml(): string;
  /** Files that header and footer show and that nobody has read yet; null for none. */
  missingInParts(): CanvasNeeds | null;
  /** Settles when locale data and parts of drawing are there that the last drawing had to do without; null for none. */
  pendingLocale(): Promise<void> | null;
}

/** A renderer of one document from what `get-canvas` has answered. */
export function createCanvasRenderer(
  canvas: Canvas,
  { drawn, engine }: { readonly drawn: DrawnDocument; readonly engine: CanvasEngine },
): CanvasRenderer {
  let input = canvasInput(canvas, engine);
  let base = createSession(input);
  const asked = new Set<string>();
  let styles: readonly string[] = [];

  return {
    theme: canvas.theme.key,
    sourceOf: (blocks) => copySource(base, blocks),
    pageHtml(document) {
      const { html, inlineCode } = drawPage(input, drawn, document);
      styles = [...inlineCode.styles];
      return html;
    },
    pageStyles: () => styles,
    sectionHtml: (document, id) => sectionHtml(base, document, id),
    emptySectionHtml: (document, id) => sectionHtml(base, { ...document, blocks: {} }, id),
    blockHtml: (document, id) => blockHtml(base, document, id),
    missing: (document, ids) => missingOf(base, asked, partsOf(document, ids)),
    add(data) {
      input = withData(input, data);
      base = createSession(input);
    },
    setParts(parts) {
      const snapshot = withParts(input.snapshot, parts);
      if (snapshot === input.snapshot) return false;
      input = { ...input, snapshot };
      base = createSession(input);
      return true;
    },
    frameHtml: () => drawPage(input, drawn, { schema: 1, sections: {}, blocks: {} }).html,
    missingInParts: () => missingInParts(base, asked),
    pendingLocale: () => bothOf(engine.pendingLocale(), pendingDrawing()),
  };
}

function copySource(base: Session, blocks: readonly Block[]): CopySource {
  const site = base.snapshot.website.id;
  const files = [...new Set(blocks.flatMap(namedFiles))].flatMap((id) => {
    const asset = assetOf(base, id);
    if (asset === null) return [];
    const { fileName, mimeType, altText, caption } = asset;
    return [{ id, url: assetPath(site, asset), fileName, mimeType, altText, caption }];
  });
  return { site, files };
}

function blockHtml(base: Session, stored: PageDocument, id: string): string {
  const document = shownDocument(stored);
  const block = document.blocks[id];
  if (!block) return '';
  const { desktop, phone } = layoutSection(blocksInOrder(document, block.sectionId));
  const [onDesktop, onPhone] = [desktop.get(id), phone.get(id)];
  if (!onDesktop || !onPhone) return '';
  const session = sessionOf(base);
  return whole(session, renderBlock(session, block, { desktop: onDesktop, phone: onPhone }));
}

function sectionHtml(base: Session, stored: PageDocument, id: string): string {
  const document = shownDocument(stored);
  const section = document.sections[id];
  const session = sessionOf(base);
  return section ? whole(session, renderSection(session, document, section)) : '';
}

// Blocks of an item may follow its fields.
function shownDocument(document: PageDocument): PageDocument {
  return document.meta ? boundDocument(document, document.meta) : document;
}

function bothOf(one: Promise<void> | null, other: Promise<void> | null): Promise<void> | null {
  return one && other ? Promise.all([one, other]).then(() => undefined) : (one ?? other);
}

function drawPage(input: CanvasInput, drawn: DrawnDocument, document: PageDocument): PageOutput {
  const snapshot = shownSite(withDocument(input.snapshot, drawn, document), input.now);
  const target = targetOfDocument(snapshot, drawn, input.catalog.products.get(drawn.id));
  if (target === null) throw new Error('the canvas was read for another document');
  return renderPage({ ...input, snapshot, path: pathOf(target) }, target);
}

// The navigation marks where one is.
function pathOf(target: NonNullable<ReturnType<typeof targetOfDocument>>): string {
  const path = target.collection.isHome ? '/' : collectionPath(target.collection);
  if (target.kind === 'product') return productPath(target.collection, target.urlSlug);
  return target.kind === 'item' ? `${path}/${target.item.urlSlug}` : path;
}

function withDocument(
  snapshot: SiteSnapshot,
  { kind, id }: DrawnDocument,
  { meta, ...document }: PageDocument,
): SiteSnapshot {
  if (kind === 'product') return { ...snapshot, products: { ...snapshot.products, [id]: document } };
  const put = <T extends { readonly id: string }>(part: T): T =>
    part.id === id ? { ...part, ...meta, document } : part;
  return kind === 'page'
    ? { ...snapshot, collections: snapshot.collections.map(put) }
    : { ...snapshot, items: snapshot.items.map(put) };
}

function withParts(snapshot: SiteSnapshot, { header, footer }: ShownParts): SiteSnapshot {
  if ((header ?? snapshot.header) === snapshot.header && (footer ?? snapshot.footer) === snapshot.footer)
    return snapshot;
  const { settings } = snapshot;
  const logo = header ? { logoAssetId: textAt(header, 'logoAssetId') || null } : {};
  return {
    ...snapshot,
    settings: { ...settings, ...logo },
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
  };
}

const noNeeds: CanvasNeeds = { productIds: [], fundIds: [], groupsOf: [], listings: [], assetIds: [] };

function missingInParts(session: Session, asked: Set<string>): CanvasNeeds | null {
  const ids = filesOfParts(session.snapshot).filter((id) => assetOf(session, id) === null && !asked.has(id));
  for (const id of ids) asked.add(id);
  return ids.length === 0 ? null : { ...noNeeds, assetIds: ids };
}

function filesOfParts({ header = {} }: Pick<SiteSnapshot, 'header'>): readonly string[] {
  const links = hrefsIn(headerFooterFields.header, header).map(linkReference);
  const linked = links.flatMap((reference) => (reference?.kind === 'file' ? [reference.id] : []));
  return [textAt(header, 'logoAssetId'), ...linked].filter(isUuid);
}

// Pictures that are drawn later than the page are not its first.
function sessionOf(base: Session): Session {
  return {
    ...base,
    errors: [],
    bodies: [...base.theme.bodies],
    verbatim: [],
    state: { ...base.state, pictured: true },
  };
}

function whole({ verbatim }: Session, html: string): string {
  return withVerbatim(html, verbatim);
}

interface Parts {
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
  /** Pictures of an item's own. */
  readonly pictures: readonly string[];
}

function partsOf({ blocks, sections, meta }: PageDocument, ids: Iterable<string>): Parts {
  const all = [...ids];
  return {
    blocks: all.flatMap((id) => blocks[id] ?? []),
    sections: all.flatMap((id) => sections[id] ?? []),
    pictures: meta
      ? [...(meta.imageAssetId === null ? [] : [meta.imageAssetId]), ...meta.galleryAssetIds]
      : [],
  };
}

// What was asked for once and is not there is not asked for again.
function missingOf(
  session: Session,
  asked: Set<string>,
  { blocks, sections, pictures }: Parts,
): CanvasNeeds | null {
  const isNew = (key: string): boolean => !asked.has(key) && asked.add(key).has(key);
  const needs = blocks.flatMap(
    ({ type, value }) => blockViews.get(type)?.needs?.(value, session.snapshot) ?? [],
  );
  const assets = [
    ...blocks.flatMap(namedFiles),
    ...sections.flatMap(({ background }) => filesOf(background)),
    ...pictures,
  ];
  const wanted: CanvasNeeds = {
    productIds: needs.flatMap(({ productIds = [] }) =>
      productIds.filter((id) => isUuid(id) && !session.catalog.products.has(id) && isNew(id)),
    ),
    fundIds: needs.flatMap(({ fundId = '' }) =>
      isUuid(fundId) && !session.catalog.funds.has(fundId) && isNew(fundId) ? [fundId] : [],
    ),
    groupsOf: needs.flatMap(({ groupsOf = '' }) =>
      isStore(session, groupsOf) && !hasGroups(session, groupsOf) && isNew(`groups of ${groupsOf}`)
        ? [groupsOf]
        : [],
    ),
    listings: needs.flatMap((need) => listingsOf(session, need)).filter((need) => isNew(listingKey(need))),
    assetIds: assets.filter((id) => isUuid(id) && assetOf(session, id) === null && isNew(id)),
  };
  return Object.values(wanted).every((list) => list.length === 0) ? null : wanted;
}

function namedFiles(block: Block): readonly string[] {
  return [...(blockViews.get(block.type)?.kind.assets?.(block.value) ?? []), ...linkedFiles(block)];
}

function linkedFiles({ type, value }: Block): readonly string[] {
  const fields = blockViews.get(type)?.kind.fields ?? [];
  return hrefsIn(fields, value).flatMap((href) => {
    const reference = linkReference(href);
    return reference?.kind === 'file' ? [reference.id] : [];
  });
}

function filesOf(background: SectionBackground): readonly string[] {
  if (background.kind === 'none') return [];
  if (background.kind === 'upload') return [background.assetId];
  const { posterAssetId, fileId } = background;
  return fileId === undefined ? [posterAssetId] : [posterAssetId, fileId];
}

function listingsOf(session: Session, { listing }: BlockNeeds): CanvasNeeds['listings'] {
  if (!listing || session.catalog.listings.has(listingKey(listing))) return [];
  const { collectionId, offset, limit, category, tag } = listing;
  return isStore(session, collectionId) ? [{ collectionId, offset, limit, category, tag }] : [];
}

function isStore({ snapshot }: Session, collectionId: string): boolean {
  return snapshot.collections.find(({ id }) => id === collectionId)?.type === collectionTypes.products;
}

function hasGroups({ catalog }: Session, collectionId: string): boolean {
  return (
    catalog.categories.has(collectionId) && catalog.facets.has(facetsKey({ collectionId, category: '' }))
  );
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id);
}
