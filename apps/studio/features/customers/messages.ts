import { customersEnglish } from '@veranda/messages/studio/customers/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('customers', customersEnglish);
