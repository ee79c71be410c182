import { listsEnglish } from '@veranda/messages/studio/lists/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('lists', listsEnglish);
