import { sitesEnglish } from '@veranda/messages/studio/sites/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('sites', sitesEnglish);
