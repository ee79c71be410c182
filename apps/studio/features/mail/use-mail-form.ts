import type { MailOverrides, MailSetting } from '@veranda/contracts/mail-settings';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { unknownPlaceholders } from '@veranda/domain/mail/placeholders';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFoundState, useStateDraft } from '../../editing/use-state-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveMailSetting, useTestMail } from './mail-queries.ts';
import { t } from './messages.ts';

export type WordPart = keyof MailOverrides;
export const wordParts: readonly WordPart[] = ['subject', 'intro', 'footer'];

/** A mail as it is edited: always all of its words, the language's where the owner has none. */
interface MailDraft {
  readonly subject: string;
  readonly intro: string;
  readonly footer: string;
  readonly enabled: boolean;
}

export type MailForm = ReturnType<typeof useMailForm>;

/** A mail being edited; `save` tells whether it was saved. */
export function useMailForm(mail: MailSetting) {
  const site = useSite();
  const sending = useMailSending(mail);
  const { kind, version, defaults } = mail;
  const before = draftOf(mail);
  const recovered = useFoundState<MailDraft>(`${site.id} mail ${kind}`, version);
  const [draft, setDraft] = useState(recovered.restored ?? before);
  const words = wordsOf(draft, defaults);
  const isDirty = (['subject', 'intro', 'footer', 'enabled'] as const).some(
    (part) => draft[part] !== before[part],
  );
  const discard = () => setDraft(before);
  const recoveredDraft = useStateDraft({ draft: recovered, value: draft, isDirty, set: setDraft, discard });
  const failure = sending.saveFailure ?? sending.testFailure;
  const problemOf = (part: WordPart): string | undefined => {
    const [unknown] = isMailKind(kind) ? unknownPlaceholders(kind, draft[part]) : [];
    if (unknown !== undefined) return t('unknownPlaceholder', { placeholder: `{${unknown}}` });
    return failure instanceof CallFailure && failure.field === `words.${part}` ? failure.message : undefined;
  };
  return {
    ...sending,
    draft,
    words,
    isDirty,
    problemOf,
    isSound: wordParts.every((part) => problemOf(part) === undefined),
    isDefault: wordParts.every((part) => draft[part] === defaults[part]),
    set: (patch: Partial<MailDraft>) => setDraft((old) => ({ ...old, ...patch })),
    discard,
    found: recoveredDraft,
    restore: () => setDraft((old) => ({ ...old, ...defaults })),
    save: () => sending.save({ words, enabled: draft.enabled }),
    sendTest: () => sending.sendTest(words),
  };
}

// Two calls: one that saves the mail, one that sends its words to the signed-in account.
function useMailSending({ kind, version }: MailSetting) {
  const site = useSite();
  const saving = useSaveMailSetting(site.id);
  const test = useTestMail(site.id);
  return {
    save: ({ words, enabled }: { readonly words: MailOverrides; readonly enabled: boolean }) =>
      saving.mutateAsync({ kind, words, enabled, version }).then(
        () => {
          showToast({ text: t('saved') });
          return true;
        },
        () => false,
      ),
    sendTest: (words: MailOverrides) =>
      test.mutate(
        { kind, words },
        { onSuccess: ({ to }) => showToast({ text: t('testEmailSent', { to }) }) },
      ),
    saveFailure: saving.error,
    testFailure: test.error,
    isSaving: saving.isPending,
    isTesting: test.isPending,
  };
}

function draftOf({ words, defaults, enabled }: MailSetting): MailDraft {
  return {
    subject: words.subject ?? defaults.subject,
    intro: words.intro ?? defaults.intro,
    footer: words.footer ?? defaults.footer,
    enabled,
  };
}

function wordsOf(draft: MailDraft, defaults: MailSetting['defaults']): MailOverrides {
  const overrideOf = (part: WordPart): string | null => (draft[part] === defaults[part] ? null : draft[part]);
  return { subject: overrideOf('subject'), intro: overrideOf('intro'), footer: overrideOf('footer') };
}
