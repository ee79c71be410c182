import { redirectsEnglish } from '@veranda/messages/studio/redirects/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('redirects', redirectsEnglish);
