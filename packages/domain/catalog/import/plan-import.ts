import { type Refusal, refuse } from '../../refusal.ts';
import { shortCategoryName } from '../category-path.ts';
import { checkProduct } from '../check-product.ts';
import { catalogLimits } from '../limits.ts';
import type { Product } from '../product.ts';
import { freeSlug, slugify } from '../slug.ts';
import { shown } from './cells.ts';
import type { Columns } from './columns.ts';
import type { CsvTable } from './csv.ts';
import { type FileProduct, groupRows, type ReadProduct, readProduct } from './file-products.ts';
import { draftOf, type FileDraft, isUnchanged, type MergeContext, mergedDraft } from './merge-product.ts';

export type Verdict = 'create' | 'update' | 'unchanged' | 'refused';

/** A store page with the room that it has left. */
export interface StoreRoom {
  /** Null for one that the import would make. */
  readonly id: string | null;
  readonly title: string;
  readonly count: number;
  readonly slugs: ReadonlySet<string>;
}

/** A product that is in the store already, with what its own value does not hold. */
export interface KnownProduct {
  readonly product: Product;
  readonly categoryPaths: readonly string[];
}

/** The product that has a SKU; `id` is null for one that the file is about to make. */
interface SkuOwner {
  readonly id: string | null;
  readonly title: string;
}

/** Everything a plan is made from. */
export interface PlanInput extends MergeContext {
  readonly table: CsvTable;
  readonly columns: Columns;
  readonly currency: string;
  /** Names the file: products without an id are known by it and their row when the same file comes again. */
  readonly fileKey: string;
  /** By product id and by source id. */
  readonly known: ReadonlyMap<string, KnownProduct>;
  /** Current owner of each SKU of the file in the shop. */
  readonly skus?: ReadonlyMap<string, SkuOwner>;
  /** The store page that is imported into, then those that continue it. */
  readonly stores: readonly StoreRoom[];
  readonly overflow: 'refuse' | 'second-store';
}

/** Planned outcome for one product of the file. */
export interface PlannedProduct {
  readonly verdict: Verdict;
  readonly rows: readonly number[];
  readonly title: string;
  readonly reasons: ReadonlyMap<number, Refusal>;
  readonly notes: readonly Refusal[];
  /** Absent when refused. */
  readonly change: PlannedChange | null;
}

export interface PlannedChange {
  readonly file: FileProduct;
  readonly draft: FileDraft;
  readonly known: Product | null;
  /** Key by which a later import of the file finds the product. */
  readonly sourceId: string;
  /** Index into the plan's stores; of a new product only. */
  readonly store: number;
}

export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  /** The stores of the input, and those to be made. */
  readonly stores: readonly StoreRoom[];
  /** Products that found no room. */
  readonly overflow: number;
}

interface Room {
  readonly store: StoreRoom;
  count: number;
  readonly slugs: Set<string>;
}

/** Gives every row of a file its verdict; nothing is changed. The same plan is checked and applied. */
export function planImport(input: PlanInput): ImportPlan {
  const rooms = input.stores.map(roomOf);
  const seen = new Set<string>();
  const skus = new Map(input.skus);
  let overflow = 0;
  const products = groupRows(input.table.rows, input.columns).map((rows) => {
    const read = readProduct(rows, input.columns, input.currency);
    if (!read.product) return refused(read, read.faults);
    const { file, sourceId, known } = identify(read.product, input);
    if (seen.has(sourceId))
      return refusedAt(read, refuse('row-product-repeats', { params: { value: sourceId } }));
    seen.add(sourceId);
    const draft = known ? mergedDraft(file, known.product, input) : draftOf(file, input);
    const faults = faultsByRow(draft, file, input.currency);
    if (faults.size > 0) return refused(read, faults);
    const planned = known
      ? planUpdate(read, { file, draft, known, sourceId }, rooms)
      : planCreate(read, { file, draft, sourceId }, { input, rooms });
    if (planned.verdict === 'refused') overflow += 1;
    return { ...planned, notes: [...planned.notes, ...notesOn(file, ownerOf(draft, known), skus)] };
  });
  const stores = rooms.map(({ store, count, slugs }) => ({ ...store, count, slugs }));
  return { products, stores, overflow };
}

/** Notes of one kind on a product at most. */
const maxNotes = 3;

// The later of two products with one SKU is reported: a count or an order that names the SKU could mean
// either.
function notesOn(file: FileProduct, owner: SkuOwner, skus: Map<string, SkuOwner>): Refusal[] {
  const own = new Set(file.variants.map(({ sku }) => sku).filter((sku) => sku !== ''));
  const shared = [...own].flatMap((sku) => {
    const other = skus.get(sku);
    const isOther = other !== undefined && (other.id === null || other.id !== owner.id);
    return isOther ? [refuse('row-sku-shared', { params: { sku, other: other.title } })] : [];
  });
  for (const sku of own) if (!skus.has(sku)) skus.set(sku, owner);
  const long = file.longCategories.map((name) =>
    refuse('row-category-shortened', { params: { name: shown(name), short: shortCategoryName(name) } }),
  );
  return [...long.slice(0, maxNotes), ...shared.slice(0, maxNotes)];
}

function ownerOf({ title }: FileDraft, known: KnownProduct | null): SkuOwner {
  return { id: known?.product.id ?? null, title };
}

function identify(file: FileProduct, input: PlanInput) {
  const sourceId = file.key === '' ? `${input.fileKey}:${file.row}` : file.key;
  return { file, sourceId, known: input.known.get(sourceId) ?? null };
}

function planUpdate(
  read: ReadProduct,
  found: { file: FileProduct; draft: FileDraft; known: KnownProduct; sourceId: string },
  rooms: readonly Room[],
): PlannedProduct {
  const { product } = found.known;
  const room = rooms.find(({ store }) => store.id === product.collectionId);
  const mayMove = room !== undefined && !room.slugs.has(found.draft.urlSlug);
  const draft = { ...found.draft, urlSlug: mayMove ? found.draft.urlSlug : product.urlSlug };
  if (mayMove) room.slugs.add(draft.urlSlug);
  const unchanged = isUnchanged(product, draft, found.known.categoryPaths);
  const change = { file: found.file, draft, known: product, sourceId: found.sourceId, store: 0 };
  return accepted(read, { verdict: unchanged ? 'unchanged' : 'update', change, notes: [] });
}

function planCreate(
  read: ReadProduct,
  found: { file: FileProduct; draft: FileDraft; sourceId: string },
  { input, rooms }: { input: PlanInput; rooms: Room[] },
): PlannedProduct {
  const store = roomFor(input, rooms);
  const room = rooms[store];
  if (!room) {
    const params = { store: input.stores[0]?.title ?? '', limit: catalogLimits.productsPerCollection };
    return refusedAt(read, refuse('row-page-full', { params }));
  }
  const wanted = found.draft.urlSlug || slugify(found.draft.title);
  const urlSlug = freeSlug({ title: wanted, fallback: 'product' }, (slug) => room.slugs.has(slug));
  room.slugs.add(urlSlug);
  room.count += 1;
  const notes =
    wanted.length >= 3 && urlSlug !== wanted
      ? [refuse('row-address-taken', { params: { wanted, urlSlug } })]
      : [];
  const change = { ...found, draft: { ...found.draft, urlSlug }, known: null, store };
  return accepted(read, { verdict: 'create', change, notes });
}

// The first store page with room; with the owner's word another one is made when all are full.
function roomFor(input: PlanInput, rooms: Room[]): number {
  const open = input.overflow === 'second-store' ? rooms : rooms.slice(0, 1);
  const found = open.findIndex((room) => room.count < catalogLimits.productsPerCollection);
  if (found >= 0 || input.overflow === 'refuse') return found;
  const title = `${input.stores[0]?.title ?? 'Store'} ${rooms.length + 1}`;
  rooms.push(roomOf({ id: null, title, count: 0, slugs: new Set() }));
  return rooms.length - 1;
}

function roomOf(store: StoreRoom): Room {
  return { store, count: store.count, slugs: new Set(store.slugs) };
}

function faultsByRow(draft: FileDraft, file: FileProduct, currency: string): Map<number, Refusal> {
  const faults = new Map<number, Refusal>();
  for (const fault of checkProduct(draft, currency)) {
    const index = /^variants\.(\d+)/.exec(fault.field ?? '')?.[1];
    const row = (index === undefined ? null : draft.variantRows[Number(index)]) ?? file.row;
    if (!faults.has(row)) faults.set(row, fault);
  }
  return faults;
}

function accepted(
  read: ReadProduct,
  plan: { verdict: Verdict; change: PlannedChange; notes: readonly Refusal[] },
): PlannedProduct {
  const rows = read.rows.map((row) => row.number);
  return { ...plan, rows, title: plan.change.draft.title, reasons: new Map() };
}

function refusedAt(read: ReadProduct, reason: Refusal): PlannedProduct {
  return refused(read, new Map([[read.rows[0]?.number ?? 0, reason]]));
}

// A product is imported whole or not at all: rows without a fault of their own are refused for the one that
// has it.
function refused(read: ReadProduct, faults: ReadonlyMap<number, Refusal>): PlannedProduct {
  const [guilty = 0] = faults.keys();
  const reasons = new Map(
    read.rows.map(({ number }) => [
      number,
      faults.get(number) ?? refuse('row-of-refused-product', { params: { row: guilty } }),
    ]),
  );
  const rows = read.rows.map((row) => row.number);
  return { verdict: 'refused', rows, title: read.title, reasons, notes: [], change: null };
}
