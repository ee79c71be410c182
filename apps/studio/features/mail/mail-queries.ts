import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listNotifications,
  type MailSender,
  type MailOverrides,
  saveMailSender,
  saveNotification,
  testNotification,
} from '@veranda/contracts/notifications';
import { call } from '../../api/client.ts';

/** Every mail of the site, and who they come from. */
export function notificationsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'notifications'],
    queryFn: ({ signal }) => call(listNotifications, { params: { site }, signal }),
  });
}

/** The texts of a kind that are saved. */
interface NotificationChange {
  readonly kind: string;
  readonly words: MailOverrides;
  readonly enabled: boolean;
  readonly version: string;
}

/** Saves a kind; the list shows it as it was kept. */
export function useSaveNotification(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...body }: NotificationChange) =>
      call(saveNotification, { params: { site, kind }, body }),
    onSuccess: ({ notification }) =>
      client.setQueryData(notificationsQuery(site).queryKey, (known) =>
        known
          ? {
              ...known,
              notifications: known.notifications.map((one) =>
                one.kind === notification.kind ? notification : one,
              ),
            }
          : known,
      ),
  });
}

/** Sends a test to who is signed in. */
export function useTestMail(site: string) {
  return useMutation({
    mutationFn: ({ kind, words }: Pick<NotificationChange, 'kind' | 'words'>) =>
      call(testNotification, { params: { site, kind }, body: { words } }),
  });
}

/** Saves who mails come from. */
export function useSaveSender(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly sender: MailSender; readonly version: string }) =>
      call(saveMailSender, { params: { site }, body }),
    onSuccess: (sender) =>
      client.setQueryData(notificationsQuery(site).queryKey, (known) =>
        known ? { ...known, sender } : known,
      ),
  });
}
