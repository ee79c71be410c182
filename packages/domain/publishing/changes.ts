import type { PageDocument } from '../pages/document.ts';
import type { PartContent, PartKey, PartKind, PartValues } from './parts.ts';

/** What a publication does to a document: `moved` to another address, perhaps changed too. */
type ChangeKind = 'added' | 'changed' | 'removed' | 'moved';

/** Blocks of a document by what was done to them. */
interface BlockChanges {
  readonly added: number;
  readonly changed: number;
  readonly moved: number;
  readonly removed: number;
}

/** Parts of a document, besides its blocks, that differ. */
export const changedAspects = [
  'title',
  'address',
  'search',
  'access',
  'sections',
  'files',
  'navigation',
  'header',
  'footer',
  'slides',
  'settings',
  'theme',
  'fields',
] as const;
type ChangedAspect = (typeof changedAspects)[number];

/** A change in few words: counts of blocks, and what else differs. */
interface ChangeSummary {
  readonly change: ChangeKind;
  readonly blocks: BlockChanges;
  readonly aspects: readonly ChangedAspect[];
}

const noBlocks: BlockChanges = { added: 0, changed: 0, moved: 0, removed: 0 };
const emptyDocument: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** Summary of a document's change; null stands for one that is not there. */
export function summarizeChange(
  kind: PartKind,
  live: PartContent | null,
  draft: PartContent | null,
): ChangeSummary {
  if (!draft) return { change: 'removed', blocks: noBlocks, aspects: [] };
  if (!live) return { change: 'added', blocks: noBlocks, aspects: [] };
  const aspects = changedAspects.filter((aspect) =>
    differs(aspectOf(kind, aspect, live), aspectOf(kind, aspect, draft)),
  );
  return {
    change: aspects.includes('address') ? 'moved' : 'changed',
    blocks: blockChanges(documentOf(live.part) ?? emptyDocument, documentOf(draft.part) ?? emptyDocument),
    aspects,
  };
}

/** Blocks that were added, changed, moved or removed between two documents, by their ids. */
export function blockChanges(before: PageDocument, after: PageDocument): BlockChanges {
  const counts = { added: 0, changed: 0, moved: 0, removed: 0 };
  for (const [id, block] of Object.entries(after.blocks)) {
    const old = before.blocks[id];
    if (!old) counts.added += 1;
    else if (differs([old.type, old.value, old.style], [block.type, block.value, block.style]))
      counts.changed += 1;
    else if (differs(old, block)) counts.moved += 1;
  }
  for (const id of Object.keys(before.blocks)) if (!after.blocks[id]) counts.removed += 1;
  return counts;
}

/** Number of fields of an item that differ between two states of its document; 0 for a document without fields. */
export function countChangedFields({ meta: before }: PageDocument, { meta: after }: PageDocument): number {
  const [old, now]: Anything[] = [{ ...before }, { ...after }];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].filter((name) => differs(old?.[name], now?.[name])).length;
}

type Anything = Readonly<Record<string, unknown>>;

const aspectFields: Readonly<
  Record<Exclude<ChangedAspect, 'sections' | 'files' | 'fields'>, readonly string[]>
> = {
  title: ['title', 'navigationTitle', 'name'],
  address: ['urlSlug', 'isHome', 'collectionId'],
  search: ['seo', 'seoTitle', 'seoDescription', 'description', 'excerpt'],
  access: ['access'],
  navigation: ['navigation'],
  header: ['header'],
  footer: ['footer'],
  slides: ['slide', 'slides'],
  settings: ['settings', 'website', 'withoutRedirect', 'folder', 'headerCode'],
  theme: ['theme'],
};

const namedFields: ReadonlySet<string> = new Set([
  ...Object.values(aspectFields).flat(),
  'document',
  'id',
  'versionId',
]);

function aspectOf(kind: PartKind, aspect: ChangedAspect, { part, assets }: PartContent): unknown {
  const fields = part as unknown as Anything;
  if (aspect === 'sections') return documentOf(part)?.sections;
  if (aspect === 'files') return assets;
  if (aspect === 'fields')
    return kind === 'site' ? null : Object.entries(fields).filter(([name]) => !namedFields.has(name));
  return aspectFields[aspect].map((name) => fields[name]);
}

function documentOf(part: PartValues[PartKind]): PageDocument | null {
  return 'document' in part ? part.document : null;
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** Why a document has to be published with another one. */
type NeedReason = 'form' | 'collection' | 'home' | 'address';

/** A document that another one needs, of those that differ from what visitors see. */
interface Need extends PartKey {
  readonly reason: NeedReason;
}

/** A document with both states of it, as far as they are there. */
export interface ComparedPart extends PartKey {
  readonly live: PartContent | null;
  readonly draft: PartContent | null;
}

/** Documents among the changes that one of them cannot be published without, with the reason. */
export function needsOf(changed: ComparedPart, changes: readonly ComparedPart[]): Need[] {
  const { draft } = changed;
  if (!draft) return [];
  const text = JSON.stringify(draft.part);
  return changes.flatMap((other) => {
    const reason = other.id === changed.id ? null : reasonFor(changed, other, text);
    return reason === null ? [] : [{ kind: other.kind, id: other.id, reason }];
  });
}

function reasonFor(changed: ComparedPart, other: ComparedPart, text: string): NeedReason | null {
  if (other.kind === 'form') return other.draft && text.includes(other.id) ? 'form' : null;
  if (other.kind !== 'page') return null;
  if (changed.kind === 'item')
    return !other.live && other.draft && fieldOf(changed.draft, 'collectionId') === other.id
      ? 'collection'
      : null;
  if (changed.kind !== 'page') return null;
  if (fieldOf(changed.draft, 'isHome') === true && fieldOf(other.live, 'isHome') === true) return 'home';
  const slug = fieldOf(changed.draft, 'urlSlug');
  return fieldOf(other.live, 'urlSlug') === slug && fieldOf(other.draft, 'urlSlug') !== slug
    ? 'address'
    : null;
}

function fieldOf(content: PartContent | null, name: string): unknown {
  return content ? (content.part as unknown as Anything)[name] : undefined;
}

/** The chosen documents with all that they need, and what those need. */
export function withNeeds(chosen: readonly PartKey[], changes: readonly ComparedPart[]): ComparedPart[] {
  const ids = new Set(chosen.map(({ id }) => id));
  for (const id of ids) {
    const changed = changes.find((each) => each.id === id);
    for (const need of changed ? needsOf(changed, changes) : []) ids.add(need.id);
  }
  return changes.filter(({ id }) => ids.has(id));
}
