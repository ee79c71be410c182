import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English reasons of deliveries, which the server writes for the studio. */
export const deliveryReasonsEnglish = compileMessages(en);
