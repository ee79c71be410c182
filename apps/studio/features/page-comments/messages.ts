import { pageCommentsEnglish } from '@veranda/messages/studio/page-comments/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('page-comments', pageCommentsEnglish);
