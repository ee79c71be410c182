import { useQuery } from '@tanstack/react-query';
import type { SocialSettingsBody } from '@veranda/contracts/social';
import { shareNetworks } from '@veranda/domain/social/social-settings';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { socialSettingsQuery, useSocialSettings } from './social-queries.ts';
import { t } from './messages.ts';

/** Like button and share buttons of the site; each setting holds at once. */
export function SocialScreen() {
  return (
    <SettingsFrame tab="social">
      <div className="ui-stack">
        <p>{t('lead')}</p>
        <SocialSettings />
      </div>
    </SettingsFrame>
  );
}

function SocialSettings() {
  const site = useSite();
  const query = useQuery(socialSettingsQuery(site.id));
  const save = useSocialSettings(site.id);
  if (query.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="220px" />
      </div>
    );
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const set = (change: Change) =>
    save.mutate(change, { onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }) });
  const isDisabled = !mayWrite(site, 'settings');
  return <Fields settings={query.data.settings} isDisabled={isDisabled} set={set} />;
}

type Change = (settings: SocialSettingsBody) => Partial<SocialSettingsBody>;

interface FieldsProps {
  readonly settings: SocialSettingsBody;
  readonly isDisabled: boolean;
  readonly set: (change: Change) => void;
}

function Fields({ settings: { simpleLiking, shareButtons }, isDisabled, set }: FieldsProps) {
  const choose = (network: (typeof shareNetworks)[number], isOn: boolean) =>
    set((settings) => ({
      shareButtons: shareNetworks.filter((each) =>
        each === network ? isOn : settings.shareButtons.includes(each),
      ),
    }));
  return (
    <>
      <Panel title={t('likes')}>
        <Switch
          note={t('simpleLikingNote')}
          isSelected={simpleLiking}
          isDisabled={isDisabled}
          onChange={(isOn) => set(() => ({ simpleLiking: isOn }))}
        >
          {t('simpleLiking')}
        </Switch>
      </Panel>
      <Panel title={t('sharing')}>
        <p className="ui-muted">{t('sharingNote')}</p>
        <div className="ui-stack" role="group" aria-label={t('sharing')}>
          {shareNetworks.map((network) => (
            <Checkbox
              key={network}
              isSelected={shareButtons.includes(network)}
              isDisabled={isDisabled}
              onChange={(isOn) => choose(network, isOn)}
            >
              {t(network)}
            </Checkbox>
          ))}
        </div>
      </Panel>
    </>
  );
}
