import type { Session } from './browser-session.ts';

interface TranslatedPlace {
  readonly owner: Session;
  readonly siteId: string;
  readonly language: string;
  /** `page`, `site` … */
  readonly kind: string;
}

/** Translates texts of a kind of document by their originals, wherever they stand. */
export async function translate(
  { owner, siteId, language, kind }: TranslatedPlace,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/translations/${language}`);
  for (const { id } of json.documents.filter((each: { kind: string }) => each.kind === kind)) {
    const path = `/api/studio/sites/${siteId}/translations/${language}/${kind}/${id}`;
    const { json: document } = await owner.send('GET', path);
    const found = document.texts.flatMap(({ text, path: of }: { text: string; path: string }) =>
      texts[text] === undefined ? [] : [{ path: of, original: text, translation: texts[text] }],
    );
    if (found.length === 0) continue;
    const { status } = await owner.send('PUT', path, { texts: found });
    if (status !== 200) throw new Error(`${kind} was not translated: ${String(status)}`);
  }
}
