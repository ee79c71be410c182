import { integrationsEnglish } from '@veranda/messages/studio/integrations/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('integrations', integrationsEnglish);
