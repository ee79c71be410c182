import { tagsEnglish } from '@veranda/messages/studio/tags/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('tags', tagsEnglish);
