import { codeInjectionEnglish } from '@veranda/messages/studio/code-injection/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('code-injection', codeInjectionEnglish);
