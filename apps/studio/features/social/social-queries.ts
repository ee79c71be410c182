import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSocialSettings, saveSocialSettings, type SocialSettingsBody } from '@veranda/contracts/social';
import { call } from '../../api/client.ts';

/** Settings of the site for likes and sharing; each holds at once. */
export function socialSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'social-settings'],
    queryFn: ({ signal }) => call(getSocialSettings, { params: { site }, signal }),
  });
}

export function useSocialSettings(site: string) {
  const client = useQueryClient();
  const key = socialSettingsQuery(site).queryKey;
  return useMutation({
    // One after the other, each upon what the one before has saved.
    scope: { id: `social-settings ${site}` },
    mutationFn: (change: (settings: SocialSettingsBody) => Partial<SocialSettingsBody>) => {
      const known = client.getQueryData(key);
      if (!known) throw new Error('a setting is changed before the settings are read');
      const settings = { ...known.settings, ...change(known.settings) };
      return call(saveSocialSettings, { params: { site }, body: { settings, version: known.version } });
    },
    onSuccess: (answer) => client.setQueryData(key, answer),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
