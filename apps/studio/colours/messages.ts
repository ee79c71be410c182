import { coloursEnglish } from '@veranda/messages/studio/colours/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('colours', coloursEnglish);
