import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSettings, saveSettings, type SettingsBody } from '@veranda/contracts/sites';
import { call } from '../../api/client.ts';

export function settingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'settings'],
    queryFn: ({ signal }) => call(getSettings, { params: { site }, signal }),
    // A form is on it: it must not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** Saves what changed on top of what was read; refused when somebody saved in the meantime. */
export function useSaveSettings(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<SettingsBody>) => {
      const read = client.getQueryData(settingsQuery(site).queryKey);
      if (!read) throw new Error('settings are saved before they were read');
      const settings = { ...read.settings, ...changes };
      return call(saveSettings, { params: { site }, body: { settings, version: read.version } });
    },
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery(site).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
      void client.invalidateQueries({ queryKey: ['sites'] });
    },
  });
}
