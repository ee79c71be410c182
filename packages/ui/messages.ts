import { studioTranslator } from '@veranda/messages/studio/language';
import { uiEnglish } from '@veranda/messages/studio/ui/compiled';

/** Texts that the components say on their own. */
export const t = studioTranslator('ui', uiEnglish);
