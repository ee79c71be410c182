import { insertItems, insertPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { PostData } from '@veranda/domain/content-import/entries';
import type { EntryFields } from '@veranda/domain/content-import/item-of-entry';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { newPage } from '@veranda/domain/pages/new-page';
import { recordTypes } from '@veranda/domain/pages/record-types';
import { pageSlug } from '@veranda/domain/pages/slug';
import type { Deps } from '../../services/deps.ts';
import { freeItemSlug } from '../../services/sites/items/free-item-slug.ts';
import { freePageAddress } from './make-collection.ts';

/** A post or page with its content. */
interface WantedPost {
  readonly data: PostData;
  readonly fields: EntryFields;
  readonly document: PageDocument;
  readonly imageAssetId: string | null;
}

interface WrittenPost {
  readonly id: string;
  readonly urlSlug: string;
  /** False where another one has its address. */
  readonly isSlugKept: boolean;
}

/** Adds an item behind the others of its collection; `at` is its number in the import. */
export async function writeItem(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  {
    data,
    fields,
    document,
    imageAssetId,
    collectionId,
    at,
  }: WantedPost & { readonly collectionId: string; readonly at: number },
): Promise<WrittenPost> {
  const id = deps.newId();
  const { title, status, slugSource, excerpt, tags, categories, author } = fields;
  const urlSlug = await freeItemSlug(tx, { collectionId, text: slugSource });
  const doc = {
    excerpt,
    tags,
    categories,
    imageAssetId,
    startDate: null,
    endDate: null,
    location: null,
    sourceUrl: '',
    galleryAssetIds: [],
    customFields: {},
    document,
    ...(author === '' ? {} : { author }),
    ...(data.takesComments ? { hasComments: true } : {}),
  };
  const publishAt = new Date(data.publishOn ?? deps.now());
  const place = { collectionId, recordType: recordTypes.text, position: `z${String(at).padStart(7, '0')}` };
  await insertItems(tx, [{ id, title, urlSlug, status, publishAt, doc, ...place }]);
  return { id, urlSlug, isSlugKept: urlSlug === pageSlug(slugSource) };
}

/** Adds a page that no menu leads to. */
export async function writePage(
  deps: Pick<Deps, 'newId' | 'reservedSlugs'>,
  tx: SiteTransaction,
  { fields, document, imageAssetId }: WantedPost,
): Promise<WrittenPost> {
  const id = deps.newId();
  const { title, status, slugSource, excerpt } = fields;
  const slug = pageSlug(slugSource) ?? 'page';
  const urlSlug = await freePageAddress(deps, tx, slug);
  const { doc } = newPage('page', { id, title, newId: deps.newId });
  const seo = { title: '', description: excerpt.slice(0, 500), imageAssetId };
  await insertPage(tx, {
    id,
    type: collectionTypes.page,
    title,
    navigationTitle: title,
    urlSlug,
    status,
    doc: { ...doc, seo, document: titled(document, doc.document ?? document) },
  });
  return { id, urlSlug, isSlugKept: urlSlug === slug };
}

// The title of a page is a block of it: it stands before the content, in a section of its own.
function titled(content: PageDocument, title: PageDocument): PageDocument {
  if (beginsWithTitle(content)) return content;
  const [section] = sectionsInOrder(title);
  const [block] = section ? blocksInOrder(title, section.id) : [];
  if (!section || !block) return content;
  const first = { ...section, position: 'Z0', spacing: 'medium' as const };
  return {
    ...content,
    sections: { ...content.sections, [first.id]: first },
    blocks: { ...content.blocks, [block.id]: block },
  };
}

function beginsWithTitle(content: PageDocument): boolean {
  const [section] = sectionsInOrder(content);
  const [block]: readonly Block[] = section ? blocksInOrder(content, section.id) : [];
  const doc = block?.value['doc'] as
    | { content?: readonly { type?: string; attrs?: { level?: number } }[] }
    | undefined;
  return doc?.content?.[0]?.type === 'heading' && doc.content[0].attrs?.level === 1;
}
