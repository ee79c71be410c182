import { appEnglish } from '@veranda/messages/studio/app/compiled';
import { createStudioMessages } from './studio-messages.ts';

export const { t } = createStudioMessages('app', appEnglish);
