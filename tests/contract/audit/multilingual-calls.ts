import type { Reply } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly siteId: string;
  readonly base: string;
  get(path: string): Promise<Reply>;
  /** Sets the languages of the site. */
  put(path: string, body: unknown): Promise<unknown>;
}

/** Calls of languages and translations that are recorded, by the name of their contract. */
export function multilingualCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const languages = () => `/api/multilingual/languages?websiteId=${place().siteId}`;
  const arabic = { languages: [{ tag: 'ar' }] };
  const translated = () => place().put(languages(), arabic);
  return {
    'put-languages': async () => ({ path: languages(), body: arabic }),
    'delete-multilingual-connection': async () => ({
      path: `/api/multilingual/connection?websiteId=${place().siteId}`,
    }),
    'save-translation': async () => {
      await translated();
      const path = `${place().base}/translations/ar/site/${place().siteId}`;
      const [first] = (await place().get(path)).texts;
      return { path, body: { texts: [{ path: first.path, original: first.text, translation: 'نص' }] } };
    },
    'import-translations': async () => {
      await translated();
      const text = 'Kind,Document,Path,Original,Translation\n';
      return { path: `${place().base}/translation-files/ar`, body: { text } };
    },
  };
}
