import { commandsEnglish } from '@veranda/messages/studio/commands/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('commands', commandsEnglish);
