import { memberPlansEnglish } from '@veranda/messages/studio/member-plans/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('member-plans', memberPlansEnglish);
