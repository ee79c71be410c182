import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { richTextSchema } from '../../rich-text/extensions.ts';
import { parseHtml } from '../../rich-text/parse-html.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import { useDraft } from './draft-context.ts';
import { t } from './messages.ts';

/** Title and description. */
export function BasicsPanel() {
  const { draft, set, problemOf, canWrite } = useDraft();
  // The editor keeps its own content: it is given what the form was opened with.
  const [initial] = useState(() => parseHtml(draft.description, richTextSchema));
  return (
    <Panel>
      <TextField
        id="title"
        label={t('title')}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={500}
        isReadOnly={!canWrite}
        errorMessage={problemOf('title')}
      />
      <RichTextField
        label={t('description')}
        content={initial}
        isReadOnly={!canWrite}
        onChange={(_content, description) => set({ description })}
      />
    </Panel>
  );
}
