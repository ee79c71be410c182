import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listMailSettings,
  type MailSender,
  type MailOverrides,
  saveMailSender,
  saveMailSetting,
  sendTestMail,
} from '@veranda/contracts/mail-settings';
import { call } from '../../api/client.ts';

/** Every mail of the site, and their sender. */
export function mailSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'mail-settings'],
    queryFn: ({ signal }) => call(listMailSettings, { params: { site }, signal }),
  });
}

/** The texts of a kind that are saved. */
interface MailSettingChange {
  readonly kind: string;
  readonly words: MailOverrides;
  readonly enabled: boolean;
  readonly version: string;
}

/** Saves a kind; the list shows it as it was kept. */
export function useSaveMailSetting(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...body }: MailSettingChange) =>
      call(saveMailSetting, { params: { site, kind }, body }),
    onSuccess: ({ mailSetting }) =>
      client.setQueryData(mailSettingsQuery(site).queryKey, (known) =>
        known
          ? {
              ...known,
              mailSettings: known.mailSettings.map((otherMailSetting) =>
                otherMailSetting.kind === mailSetting.kind ? mailSetting : otherMailSetting,
              ),
            }
          : known,
      ),
  });
}

/** Sends a test to the signed-in account. */
export function useTestMail(site: string) {
  return useMutation({
    mutationFn: ({ kind, words }: Pick<MailSettingChange, 'kind' | 'words'>) =>
      call(sendTestMail, { params: { site, kind }, body: { words } }),
  });
}

/** Saves who mails come from. */
export function useSaveSender(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly sender: MailSender; readonly version: string }) =>
      call(saveMailSender, { params: { site }, body }),
    onSuccess: (sender) =>
      client.setQueryData(mailSettingsQuery(site).queryKey, (known) =>
        known ? { ...known, sender } : known,
      ),
  });
}
