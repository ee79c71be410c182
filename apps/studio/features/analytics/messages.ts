import { analyticsEnglish } from '@veranda/messages/studio/analytics/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('analytics', analyticsEnglish);
