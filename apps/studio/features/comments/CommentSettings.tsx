import { useQuery } from '@tanstack/react-query';
import type { CommentSettingsBody } from '@veranda/contracts/comments';
import { disqusShortnamePattern, maxCloseAfterDays } from '@veranda/domain/comments/comment';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { BannedCommenters } from './BannedCommenters.tsx';
import { commentSettingsQuery, useCommentMails, useCommentSettings } from './comment-queries.ts';
import { t } from './messages.ts';

/** Settings of the site for comments: each holds at once. */
export function CommentSettings() {
  const site = useSite();
  const query = useQuery(commentSettingsQuery(site.id));
  const save = useCommentSettings(site.id);
  if (query.isPending) return <Skeleton height="140px" />;
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const { settings } = query.data;
  const isDisabled = save.isPending || !mayWrite(site, 'comments');
  const set = (change: Partial<CommentSettingsBody>) =>
    save.mutate(change, {
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <Panel title={t('settings')}>
      <div className="comment-settings">
        <Fields settings={settings} isDisabled={isDisabled} set={set} />
        <MailSwitch areOn={query.data.mailsAreOn} />
      </div>
      <BannedCommenters />
    </Panel>
  );
}

interface FieldsProps {
  readonly settings: CommentSettingsBody;
  readonly isDisabled: boolean;
  readonly set: (change: Partial<CommentSettingsBody>) => void;
}

function Fields({ settings, isDisabled, set }: FieldsProps) {
  return (
    <>
      <Switch
        note={t('enabledNote')}
        isSelected={settings.enabled}
        isDisabled={isDisabled}
        onChange={(enabled) => set({ enabled })}
      >
        {t('enabled')}
      </Switch>
      <Switch
        note={t('moderatedNote')}
        isSelected={settings.moderated}
        isDisabled={isDisabled}
        onChange={(moderated) => set({ moderated })}
      >
        {t('moderated')}
      </Switch>
      <NumberField
        label={t('closeAfter')}
        description={t('closeAfterHelp')}
        value={settings.closeAfterDays}
        minValue={0}
        maxValue={maxCloseAfterDays}
        isDisabled={isDisabled}
        onChange={(days) => {
          if (Number.isInteger(days) && days !== settings.closeAfterDays) set({ closeAfterDays: days });
        }}
      />
      <DisqusField name={settings.disqusShortname} isDisabled={isDisabled} set={set} />
    </>
  );
}

interface DisqusFieldProps extends Pick<FieldsProps, 'isDisabled' | 'set'> {
  readonly name: string;
}

// Saved when it is left: part of a name is the name of another site.
function DisqusField({ name, isDisabled, set }: DisqusFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? name;
  const isWrong = !new RegExp(disqusShortnamePattern).test(text);
  return (
    <TextField
      label={t('disqus')}
      optional
      description={t('disqusHelp')}
      value={text}
      maxLength={100}
      isDisabled={isDisabled}
      errorMessage={isWrong ? t('disqusWrong') : undefined}
      onChange={(value) => setTyped(value.trim().toLowerCase())}
      onBlur={() => {
        if (typed !== null && typed !== name && !isWrong) set({ disqusShortname: typed });
        if (!isWrong) setTyped(null);
      }}
    />
  );
}

function MailSwitch({ areOn }: { readonly areOn: boolean }) {
  const site = useSite();
  const save = useCommentMails(site.id);
  return (
    <Switch
      note={t('mailsNote')}
      isSelected={save.isPending ? save.variables : areOn}
      isDisabled={save.isPending || !mayWrite(site, 'comments')}
      onChange={(isOn) =>
        save.mutate(isOn, { onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }) })
      }
    >
      {t('mails')}
    </Switch>
  );
}
