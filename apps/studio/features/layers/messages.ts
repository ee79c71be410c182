import { layersEnglish } from '@veranda/messages/studio/layers/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('layers', layersEnglish);
