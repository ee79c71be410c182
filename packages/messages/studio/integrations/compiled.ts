import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s integrations as browsers get them. */
export const integrationsEnglish = compileMessages(en);
