import { formsEnglish } from '@veranda/messages/studio/forms/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('forms', formsEnglish);
