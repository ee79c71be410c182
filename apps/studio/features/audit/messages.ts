import { auditEnglish } from '@veranda/messages/studio/audit/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('audit', auditEnglish);
