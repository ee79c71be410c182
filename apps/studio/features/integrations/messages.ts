import { integrationsEnglish } from '@veranda/messages/studio/integrations/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('integrations', integrationsEnglish);
