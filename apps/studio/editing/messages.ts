import { editingEnglish } from '@veranda/messages/studio/editing/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { rich, t } = createStudioMessages('editing', editingEnglish);
