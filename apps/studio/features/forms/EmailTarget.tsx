import { formLimits } from '@veranda/domain/forms/document';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import type { TargetProps } from './targets.ts';
import { t } from './messages.ts';

/** Recipients of a mail with every answer. */
export function EmailTarget({ target, isReadOnly, onChange }: TargetProps<'email'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? target.to.join(', ');
  return (
    <>
      <TextField
        label={t('to')}
        inputMode="email"
        value={text}
        isReadOnly={isReadOnly}
        placeholder={t('toPlaceholder')}
        description={t('toDescription', { recipients: formLimits.recipients })}
        errorMessage={problemOf(text)}
        onChange={(words) => {
          setTyped(words);
          const to = addressesOf(words);
          if (to.every(isEmailAddress) && to.length <= formLimits.recipients) onChange({ ...target, to });
        }}
      />
      <TextField
        label={t('subject')}
        optional
        value={target.subject}
        maxLength={200}
        isReadOnly={isReadOnly}
        placeholder={t('subjectPlaceholder')}
        onChange={(subject) => onChange({ ...target, subject })}
      />
    </>
  );
}

function addressesOf(text: string): readonly string[] {
  return text
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter(Boolean);
}

function problemOf(text: string): string | undefined {
  const to = addressesOf(text);
  if (to.length === 0) return t('pleaseEnterAValidEmail');
  if (!to.every(isEmailAddress)) return t('invalidEmails');
  return to.length > formLimits.recipients
    ? t('tooManyRecipients', { recipients: formLimits.recipients })
    : undefined;
}
