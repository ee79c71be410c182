import { mapsEnglish } from '@veranda/messages/studio/maps/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('maps', mapsEnglish);
