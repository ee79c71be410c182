import { customersEnglish } from '@veranda/messages/studio/customers/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('customers', customersEnglish);
