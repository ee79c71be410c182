import type { PageDocument } from '@veranda/domain/pages/document';

const prefix = 'veranda-draft:';

/** Unsaved work as the browser keeps it, with the version of the page that it was made on. */
export interface KeptDraft {
  readonly version: string;
  readonly document: PageDocument;
}

/** The name of a draft: one an account and a page, since several people may use a browser. */
export function draftName(account: string, page: string): string {
  return `${account}:${page}`;
}

/** Keeps a draft until it is saved or dropped. A browser without room or leave for it keeps nothing. */
export function keepDraft(name: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    localStorage.removeItem(prefix + name);
  }
}

/** The draft of that name; null without one that can be read. */
export function readDraft(name: string): KeptDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as KeptDraft | null;
    return draft?.document.schema === 1 ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}

/** Forgets every draft: on logging out, nothing of an account stays behind. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
