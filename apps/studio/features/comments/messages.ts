import { commentsEnglish } from '@veranda/messages/studio/comments/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('comments', commentsEnglish);
