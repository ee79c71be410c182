import { studioTranslator } from '@veranda/messages/studio/language';
import { uiEnglish } from '@veranda/messages/studio/ui/compiled';

/** Texts that the components say by themselves. */
export const t = studioTranslator('ui', uiEnglish);
