import { workspaceEnglish } from '@veranda/messages/studio/workspace/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('workspace', workspaceEnglish);
