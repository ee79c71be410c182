import type { Refusal } from '../refusal.ts';
import type { Edit, EditFunction } from './edit.ts';
import { type StepJson, rebaseSteps } from './text-steps.ts';

/** One step of a stored document to the next schema of its kind; named, so that a log can say what ran. */
interface DocumentMigration {
  readonly name: string;
  readonly to: number;
  readonly up: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** A text inside a document that is edited by steps. */
export interface TextEdit {
  /** Address of the text in the document: the same for two edits of one text. */
  readonly field: string;
  readonly steps: readonly StepJson[];
  /** The same edit with other steps. */
  readonly withSteps: (steps: readonly StepJson[]) => Edit;
}

/** What the engine is told of a kind of document: pages, items, forms and navigation register themselves by one of these. */
export interface DocumentKind<D> {
  readonly key: DocumentKindKey;
  /** Schema that documents have after all migrations. */
  readonly schema: number;
  readonly migrations: readonly DocumentMigration[];
  /** The document with its parts in the current version of their own kinds; absent where parts have none. */
  readonly migrateParts?: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The edits by name: a closed list. */
  readonly edits: Readonly<Record<string, EditFunction<D, never>>>;
  /** The document as a typed value, or a refusal that names the first field at fault. */
  readonly validate: (value: unknown) => D | Refusal;
  /** The text that an edit changes by steps; null for every other edit. */
  readonly textEdit: (edit: Edit) => TextEdit | null;
  /**
   * What is now where an edit puts a value in the place of another (`Replacement`); null for every other edit, and
   * where the record that it changes is gone.
   */
  readonly replaced: (document: D, edit: Edit) => { readonly value: unknown } | null;
  /** Ids of the parts of the document that edits change and that one person types in at a time; absent where there are none. */
  readonly editedParts?: (document: D, edits: readonly Edit[]) => ReadonlySet<string>;
}

export const documentKindKeys = [
  'page',
  'item',
  'product',
  'form',
  'navigation',
  'header',
  'footer',
  'design',
  'proposal',
  'cover-page',
  'lock-screen',
  'popup-overlay',
  'sso-screen',
] as const;
export type DocumentKindKey = (typeof documentKindKeys)[number];

/** A stored document in the current schema of its kind. The one place where migrations run. */
export function migrateDocument<D>(kind: DocumentKind<D>, stored: unknown): D | Refusal {
  const record = stored as Readonly<Record<string, unknown>>;
  const from = typeof record?.['schema'] === 'number' ? record['schema'] : 1;
  const current = kind.migrations
    .filter((migration) => migration.to > from)
    .reduce((document, migration) => ({ ...migration.up(document), schema: migration.to }), record);
  return kind.validate(kind.migrateParts?.(current) ?? current);
}

/**
 * The edits as they are to run after `over`, which others have run in the meantime: text steps are mapped through theirs,
 * everything else is run again as it is. `pending` is in order; each edit builds upon those before it.
 */
export function rebaseEdits<D>(
  kind: DocumentKind<D>,
  pending: readonly Edit[],
  over: readonly Edit[],
): readonly Edit[] {
  const edits = [...pending];
  for (const [field, overGroups] of textsOf(kind, over)) {
    const groups = textsOf(kind, pending).get(field) ?? [];
    const overSteps = overGroups.flatMap(({ text }) => text.steps);
    const rebased = rebaseSteps(stepsOf(groups), overSteps);
    for (const [at, { index, text }] of groups.entries()) edits[index] = text.withSteps(rebased[at] ?? []);
  }
  return edits;
}

/** Edits that were built upon `dropped`, as they are to run without them. */
export function withoutEdits<D>(
  kind: DocumentKind<D>,
  later: readonly Edit[],
  dropped: readonly Edit[],
): readonly Edit[] {
  const edits = [...later];
  for (const [field, droppedGroups] of textsOf(kind, dropped)) {
    const groups = textsOf(kind, later).get(field) ?? [];
    const all = stepsOf([...droppedGroups, ...groups]);
    const rebased = rebaseSteps(all, [], droppedGroups.length).slice(droppedGroups.length);
    for (const [at, { index, text }] of groups.entries()) edits[index] = text.withSteps(rebased[at] ?? []);
  }
  return edits;
}

interface TextPlace {
  /** Among the edits. */
  readonly index: number;
  readonly text: TextEdit;
}

function textsOf<D>(kind: DocumentKind<D>, edits: readonly Edit[]): Map<string, TextPlace[]> {
  const places = edits.flatMap((edit, index) => {
    const text = kind.textEdit(edit);
    return text ? [{ index, text }] : [];
  });
  return Map.groupBy(places, ({ text }) => text.field);
}

function stepsOf(places: readonly TextPlace[]): readonly (readonly StepJson[])[] {
  return places.map(({ text }) => text.steps);
}
