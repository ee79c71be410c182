import { taxEnglish } from '@veranda/messages/studio/tax/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('tax', taxEnglish);
