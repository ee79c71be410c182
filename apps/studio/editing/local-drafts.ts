import { decodeJson, object, text, writtenRecord } from '@veranda/domain/decoders';

const prefix = 'veranda-draft:';

/** Unsaved work as the browser keeps it, with the version of what it was made on. */
interface LocalDraft<D> {
  readonly version: string;
  readonly document: D;
}

/** The name of a draft: one an account and a page or form, since several people may use a browser. */
export function draftName(account: string, page: string): string {
  return `${account}:${page}`;
}

/** Keeps a draft until it is saved or dropped. A browser without room or leave for it keeps nothing. */
export function saveLocalDraft<D>(name: string, draft: LocalDraft<D>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    localStorage.removeItem(prefix + name);
  }
}

const localDraft = <D extends object>(value: unknown): LocalDraft<D> =>
  object<LocalDraft<D>>({ version: text, document: writtenRecord<D> })(value);

/** The draft of that name; null without one that can be read. */
export function readLocalDraft<D extends { readonly schema: number }>(name: string): LocalDraft<D> | null {
  try {
    const draft = decodeJson(localDraft<D>, localStorage.getItem(prefix + name));
    return draft.document.schema === 1 ? draft : null;
  } catch {
    return null;
  }
}

export function deleteLocalDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}

/** Forgets every draft: on logging out, nothing of an account stays behind. */
export function deleteAllLocalDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
