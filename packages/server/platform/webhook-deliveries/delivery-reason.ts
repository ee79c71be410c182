import { deliveryReasonsEnglish } from '@veranda/messages/studio/delivery-reasons/compiled';
import { createTranslator } from '@veranda/messages/translator';

/** Reason of an outcome for the owner, by its key. */
export const deliveryReason = createTranslator(deliveryReasonsEnglish);
