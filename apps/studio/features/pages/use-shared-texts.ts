import type { RichText } from '@veranda/domain/rich-text/rich-text';
import { emptyText } from '@veranda/domain/rich-text/rich-text';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import { sessionText } from '../../editing/session-text.ts';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { t } from './messages.ts';

/** The rich texts of a block by their path, each the same object for as long as the block is shown. */
export function useSharedTexts(session: DocumentSession<PageDocument>, id: string) {
  const [texts] = useState(() => sharedTexts(session, id));
  return texts;
}

function sharedTexts(session: DocumentSession<PageDocument>, id: string): (path: string) => SharedText {
  const texts = new Map<string, SharedText>();
  return (path) => {
    const text = texts.get(path) ?? sharedText(session, id, path);
    texts.set(path, text);
    return text;
  };
}

function sharedText(session: DocumentSession<PageDocument>, id: string, path: string): SharedText {
  return sessionText(session, {
    read: ({ blocks }) => blocks[id] && ((blocks[id].value[path] as RichText | undefined) ?? emptyText),
    edit: (steps) => edit('block.setText', { id, path, steps }),
    options: { label: t('stepEditedText'), coalesceKey: `${id}.${path}`, selection: [id] },
  });
}
