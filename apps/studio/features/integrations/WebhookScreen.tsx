import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { DevelopersFrame } from './DevelopersFrame.tsx';
import { useWebhookMutations } from './integration-queries.ts';
import { ListedEvents } from './ListedEvents.tsx';
import { type EventList, useEventList } from './use-event-list.ts';
import { topicLabel } from './webhook-messages.ts';
import { WebhookMenu } from './WebhookMenu.tsx';
import { t } from './messages.ts';

/** A webhook with what became of its messages. */
export function WebhookScreen() {
  const list = useEventList(useParams()['webhook'] ?? '');
  const { events } = list;
  return (
    <DevelopersFrame place="webhooks">
      {events.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="260px" />
        </div>
      ) : events.data ? (
        <Events list={list} />
      ) : (
        <ErrorState message={messageOf(events.error)} onRetry={() => void events.refetch()} />
      )}
    </DevelopersFrame>
  );
}

function Events({ list }: { readonly list: EventList }) {
  const { place, state, segments } = list;
  return (
    <div className="ui-stack">
      <Head list={list} />
      <SegmentedControl
        label={t('status')}
        value={state ?? 'all'}
        segments={segments}
        onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
      />
      <ListedEvents list={list} />
    </div>
  );
}

function Head({ list }: { readonly list: EventList }) {
  const site = useSite();
  const { ping } = useWebhookMutations(site.id);
  const webhook = list.events.data?.webhook;
  if (!webhook) return null;
  const onPress = () =>
    ping.mutate(webhook.id, {
      onSuccess: () => showToast({ text: t('testMessageSent') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  const topics = webhook.topics.map(topicLabel).join(', ');
  return (
    <div className="webhook-head">
      <div className="integration-name ui-grow">
        <h2>{webhook.url}</h2>
        <span className="ui-help">{webhook.enabled ? topics : t('turnedOffTopics', { topics })}</span>
      </div>
      {mayWrite(site, 'people') ? (
        <>
          <Button onPress={onPress} isPending={ping.isPending}>
            {t('sendTestMessage')}
          </Button>
          <WebhookMenu webhook={webhook} />
        </>
      ) : null}
    </div>
  );
}
