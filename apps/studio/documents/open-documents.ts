import type { DocumentSync } from './document-sync.ts';

const open = new Set<DocumentSync>();

/** Counts a document as open in this tab. @returns what ends that */
export function rememberOpen(sync: DocumentSync): () => void {
  open.add(sync);
  return () => void open.delete(sync);
}

/** Saves every document that is open in this tab, before they are published. @returns whether all of them are saved */
export async function saveOpenDocuments(): Promise<boolean> {
  const saved = await Promise.all([...open].map((sync) => sync.saveNow()));
  return saved.every(Boolean);
}
