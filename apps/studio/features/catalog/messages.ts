import { catalogEnglish } from '@veranda/messages/studio/catalog/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('catalog', catalogEnglish);
