import { downloadsEnglish } from '@veranda/messages/studio/downloads/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('downloads', downloadsEnglish);
