import { memberPlansEnglish } from '@veranda/messages/studio/member-plans/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('member-plans', memberPlansEnglish);
