import { linksEnglish } from '@veranda/messages/studio/links/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('links', linksEnglish);
