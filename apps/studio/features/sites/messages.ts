import { sitesEnglish } from '@veranda/messages/studio/sites/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('sites', sitesEnglish);
