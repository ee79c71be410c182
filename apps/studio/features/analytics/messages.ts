import { analyticsEnglish } from '@veranda/messages/studio/analytics/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('analytics', analyticsEnglish);
