import { english, setStudioLanguage, type StudioLanguage } from '@veranda/messages/studio/language';

/** Languages besides English by their file, each loaded when it is chosen. */
const languages = import.meta.glob<StudioLanguage>('../../packages/messages/studio/languages/*/compiled.ts', {
  import: 'language',
});

/** Loads the messages of a language tag (BCP 47); English is what every screen brings along. */
export async function loadStudioLanguage(tag: string): Promise<void> {
  const load = languages[`../../packages/messages/studio/languages/${tag}/compiled.ts`];
  setStudioLanguage(load ? await load() : english);
}
