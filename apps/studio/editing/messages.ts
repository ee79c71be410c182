import { editingEnglish } from '@veranda/messages/studio/editing/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('editing', editingEnglish);
