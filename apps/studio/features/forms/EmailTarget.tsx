import { formLimits } from '@veranda/domain/forms/document';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import type { TargetProps } from './target-props.ts';

/** Who gets a mail with every answer. */
export function EmailTarget({ target, isReadOnly, onChange }: TargetProps<'email'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? target.to.join(', ');
  return (
    <>
      <TextField
        label="To"
        inputMode="email"
        value={text}
        isReadOnly={isReadOnly}
        placeholder="name@example.com"
        description={`Separate addresses with commas, ${formLimits.recipients} at most.`}
        errorMessage={problemOf(text)}
        onChange={(words) => {
          setTyped(words);
          const to = addressesOf(words);
          if (to.every(isEmailAddress) && to.length <= formLimits.recipients) onChange({ ...target, to });
        }}
      />
      <TextField
        label="Subject"
        optional
        value={target.subject}
        maxLength={200}
        isReadOnly={isReadOnly}
        placeholder="Form submission: the form’s name"
        onChange={(subject) => onChange({ ...target, subject })}
      />
    </>
  );
}

function addressesOf(text: string): readonly string[] {
  return text
    .split(/[,;\s]+/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function problemOf(text: string): string | undefined {
  const to = addressesOf(text);
  if (to.length === 0) return 'Please enter a valid email';
  if (!to.every(isEmailAddress)) return 'Emails must be formatted as name@example.com';
  return to.length > formLimits.recipients ? `${formLimits.recipients} addresses at most` : undefined;
}
