import { auditEnglish } from '@veranda/messages/studio/audit/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('audit', auditEnglish);
