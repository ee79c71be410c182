import { donationsEnglish } from '@veranda/messages/studio/donations/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('donations', donationsEnglish);
