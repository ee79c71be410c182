import { findProposalDocument, saveProposalDocument } from '@veranda/db/documents/proposals';
import { saveItem, savePageSections, saveProductContent } from '@veranda/db/documents/writer';
import { findStoredForm, formExists } from '@veranda/db/forms/reader';
import { saveDraft } from '@veranda/db/forms/writer';
import { haveMemberPlans } from '@veranda/db/member-plans/reader';
import { findProduct } from '@veranda/db/catalog/reader';
import { findSettings } from '@veranda/db/sites/reader';
import { saveFooter, saveHeader, saveMenus } from '@veranda/db/sites/writer';
import { findItemSlugs } from '@veranda/db/pages/items';
import { findProductContents } from '@veranda/db/pages/product-contents';
import { findItem, findPage, findPages, itemExists, pageExists } from '@veranda/db/pages/reader';
import { lockPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { may } from '@veranda/domain/contributors/rights';
import { type DocumentKindKey, migrateDocument } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import { type FormDraft, partsOfDraft } from '@veranda/domain/forms/form-draft';
import { formKind } from '@veranda/domain/forms/form-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { designStore } from './design-store.ts';
import { slideStores } from './slide-stores.ts';
import type { DocumentStore } from './store-of-kind.ts';
import type { PageDocument } from '@veranda/domain/pages/document';
import { writesCode } from '@veranda/domain/pages/edits/code-edits';
import {
  headerFooterOf,
  type HeaderFooterDocument,
  type HeaderFooterKey,
  storedValues,
} from '@veranda/domain/header-footer/header-footer-document';
import { headerFooterKinds } from '@veranda/domain/header-footer/header-footer-kinds';
import { headerFooterEditSchemas } from '@veranda/contracts/header-footer-edits';
import { itemKind, pageKind, productKind, proposalKind } from '@veranda/domain/pages/page-kind';
import { itemDocument, storedRow, type StoredItemRow } from '@veranda/domain/publishing/stored-item';
import { formEditSchemas } from '@veranda/contracts/form-edits';
import { itemEditSchemas } from '@veranda/contracts/item-edits';
import { navigationEditSchemas } from '@veranda/contracts/navigation-edits';
import {
  type MenuEntry,
  menuKeys,
  menuTrees,
  type NavigationDocument,
  navigationDocument,
} from '@veranda/domain/navigation/navigation-document';
import type { NavigationEditArgs } from '@veranda/domain/navigation/navigation-edit';
import { navigationKind } from '@veranda/domain/navigation/navigation-kind';
import { pageEditSchemas } from '@veranda/contracts/page-edits';

const emptyPage: PageDocument = { schema: 1, sections: {}, blocks: {} };

const codeProblem: DocumentStore<PageDocument>['rightProblem'] = (edit, member) =>
  writesCode(edit) && !may(member, 'custom-code', 'write') ? refuse('block-code-not-allowed') : null;

const pages: DocumentStore<PageDocument> = {
  kind: pageKind,
  schemas: pageEditSchemas,
  async read(tx, id) {
    const page = await findPage(tx, id);
    return page && (page.doc.document ?? emptyPage);
  },
  exists: pageExists,
  write: savePageSections,
  rightProblem: codeProblem,
};

/** Items of collections, with their fields. */
export const itemStore: DocumentStore<PageDocument> = {
  kind: itemKind,
  schemas: itemEditSchemas,
  async read(tx, id) {
    const item = await findItem(tx, id);
    // Safe: the column holds these states alone.
    return item && itemDocument({ ...item, status: item.status as StoredItemRow['status'] });
  },
  exists: itemExists,
  write: (tx, id, document) => saveItem(tx, id, storedRow(document)),
  contentProblem: slugProblem,
  rightProblem: codeProblem,
};

// An address is one item's alone in its collection. Nobody else gives one meanwhile: the collection is held.
async function slugProblem(tx: SiteTransaction, id: string, edits: readonly Edit[]): Promise<Refusal | null> {
  const slug = edits.findLast(({ name, args }) => name === 'doc.setMeta' && args['path'] === 'urlSlug')?.args[
    'value'
  ];
  if (typeof slug !== 'string') return null;
  const item = await findItem(tx, id);
  if (!item) return null;
  await lockPage(tx, item.collectionId);
  const taken = await findItemSlugs(tx, { collectionId: item.collectionId, slug, except: id });
  return taken.has(slug) ? refuse('slug-taken', { field: 'meta.urlSlug', params: { slug } }) : null;
}

const products: DocumentStore<PageDocument> = {
  kind: productKind,
  schemas: pageEditSchemas,
  async read(tx, id) {
    const [content] = await findProductContents(tx, [id]);
    if (content) return content.document;
    return (await products.exists(tx, id)) ? emptyPage : undefined;
  },
  exists: async (tx, id) => (await findProduct(tx, id)) !== null,
  write: saveProductContent,
  rightProblem: codeProblem,
};

const forms: DocumentStore<FormDraft> = {
  kind: formKind,
  schemas: formEditSchemas,
  async read(tx, id) {
    const form = await findStoredForm(tx, id);
    return form && { ...form.doc, name: form.name };
  },
  exists: formExists,
  write(tx, id, draft) {
    const { name, document } = partsOfDraft(draft);
    return saveDraft(tx, { id, name, doc: document });
  },
  // Markup that runs after a form is sent is the owner's own code.
  rightProblem: ({ name, args }, member) =>
    name === 'form.set' && args['path'] === 'advanced.html' && !may(member, 'custom-code', 'write')
      ? refuse('form-code-not-allowed', { field: 'advanced.html' })
      : null,
};

const proposals: DocumentStore<PageDocument> = {
  kind: proposalKind,
  schemas: itemEditSchemas,
  read: findProposalDocument,
  exists: async (tx, id) => (await findProposalDocument(tx, id)) !== undefined,
  write: saveProposalDocument,
  // Whoever accepts a proposal looks at its content: what visitors get is not decided along with it.
  rightProblem: (edit, member) =>
    edit.name === 'doc.setStatus' ? refuse('not-allowed') : codeProblem(edit, member),
};

/** The menus, whose document has the id of its site. */
export const navigationStore: DocumentStore<NavigationDocument> = {
  kind: navigationKind,
  schemas: navigationEditSchemas,
  async read(tx, id) {
    const settings = id === tx.siteId ? await findSettings(tx) : undefined;
    return settings && navigationDocument(settings.doc.navigation, settings.doc.menuKeys);
  },
  exists: async (tx, id) => id === tx.siteId,
  write: (tx, _id, document) =>
    saveMenus(tx, { navigation: menuTrees(document), menuKeys: menuKeys(document) }),
  async contentProblem(tx, _id, edits) {
    const targets = edits.flatMap(targetsNamedBy);
    const wanted = targets.flatMap((target) => (target.kind === 'collection' ? [target.collectionId] : []));
    const pages = wanted.length === 0 ? [] : await findPages(tx);
    const known = new Set(pages.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id));
    if (!wanted.every((id) => known.has(id))) return refuse('navigation-unknown-page');
    const areas = targets.flatMap((target) => (target.kind === 'member-area' ? [target.memberAreaId] : []));
    return (await haveMemberPlans(tx, areas)) ? null : refuse('navigation-unknown-member-area');
  },
};

function targetsNamedBy({ name, args }: Edit): readonly MenuEntry['target'][] {
  if (name === 'nav.insert')
    return (args as unknown as NavigationEditArgs['nav.insert']).entries.map(({ target }) => target);
  return name === 'nav.set' && args['path'] === 'target' ? [args['value'] as MenuEntry['target']] : [];
}

const headers = headerFooterStore('header', saveHeader);
const footers = headerFooterStore('footer', (tx, { values }) => saveFooter(tx, values));

/** Header or footer, whose document has the id of its site. */
function headerFooterStore(
  key: HeaderFooterKey,
  save: (tx: SiteTransaction, stored: ReturnType<typeof storedValues>) => Promise<boolean>,
): DocumentStore<HeaderFooterDocument> {
  return {
    kind: headerFooterKinds[key],
    schemas: headerFooterEditSchemas,
    async read(tx, id) {
      const settings = id === tx.siteId ? await findSettings(tx) : undefined;
      return settings && headerFooterOf(key, settings.doc, settings.doc.settings);
    },
    exists: async (tx, id) => id === tx.siteId,
    write: (tx, _id, document) => save(tx, storedValues(document)),
  };
}

/** The stores of header and footer. */
export const headerFooterStores = { header: headers, footer: footers } as const;

const stores: Partial<Record<DocumentKindKey, object>> = {
  page: pages,
  item: itemStore,
  product: products,
  form: forms,
  proposal: proposals,
  navigation: navigationStore,
  ...headerFooterStores,
  design: designStore,
  ...slideStores,
};

/** The store of a kind of document; null for a kind that is not stored. */
export function documentStore(kind: DocumentKindKey): DocumentStore<unknown> | null {
  // Safe: a store gives its documents to its own kind alone, whatever their type is.
  return (stores[kind] as DocumentStore<unknown> | undefined) ?? null;
}

/**
 * A document in the current schema of its kind; undefined where there is none. @throws when what is stored is
 * none
 */
export async function readDocument<D>(
  { kind, read }: DocumentStore<D>,
  tx: SiteTransaction,
  id: string,
): Promise<D | undefined> {
  const stored = await read(tx, id);
  if (stored === undefined) return undefined;
  const document = migrateDocument(kind, stored);
  if (isRefusal(document))
    throw new Error(`the stored ${kind.key} ${id} is not valid: ${document.field ?? document.code}`);
  return document;
}
