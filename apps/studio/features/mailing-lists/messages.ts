import { mailingListsEnglish } from '@veranda/messages/studio/mailing-lists/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('mailing-lists', mailingListsEnglish);
