import { useQuery } from '@tanstack/react-query';
import type { CommentSettingsBody } from '@veranda/contracts/comments';
import { maxCloseAfterDays } from '@veranda/domain/comments/comment';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { commentSettingsQuery, useCommentSettings } from './comment-queries.ts';
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
      </div>
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
    </>
  );
}
