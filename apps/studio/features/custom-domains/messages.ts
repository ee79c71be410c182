import { customDomainsEnglish } from '@veranda/messages/studio/custom-domains/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('custom-domains', customDomainsEnglish);
