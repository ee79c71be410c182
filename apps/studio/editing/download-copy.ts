/** Gives a document as a JSON file, for when nothing else keeps it. */
export function downloadCopy(name: string, document: unknown): void {
  const file = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
  const link = globalThis.document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
