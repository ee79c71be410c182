import { publishingEnglish } from '@veranda/messages/studio/publishing/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('publishing', publishingEnglish);
