import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the timeline of orders, which the server writes for the studio. */
export const orderTimelineEnglish = compileMessages(en);
