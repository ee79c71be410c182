import { sectionLibraryEnglish } from '@veranda/messages/studio/section-library/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('section-library', sectionLibraryEnglish);
