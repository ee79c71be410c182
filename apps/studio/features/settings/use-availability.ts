import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSiteAvailability, setSiteAvailability } from '@veranda/contracts/site-availability';
import { type Availability, sitePasswordLength } from '@veranda/domain/sites/availability';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { siteQuery, sitesQuery } from '../../queries/site-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

const saved = {
  public: 'everyoneCanSeeTheSite',
  password: 'theSiteIsPasswordProtected',
  private: 'theSiteIsPrivate',
} as const satisfies Readonly<Record<Availability, string>>;

/** The form of a site's availability: what holds, what is chosen, and a new password while one is typed. */
export function useAvailability() {
  const { current, readError, set } = useStoredAvailability();
  const [chosen, setChosen] = useState<Availability | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const choice = chosen ?? current ?? 'public';
  const needsPassword = choice === 'password' && (current !== 'password' || password !== null);
  const isShort = needsPassword && (password ?? '').trim().length < sitePasswordLength.min;
  const choose = (availability: Availability): void => {
    setChosen(availability);
    setPassword(null);
    setTried(false);
    set.reset();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (isShort) return;
    const body = { availability: choice, ...(needsPassword ? { password: (password ?? '').trim() } : {}) };
    // A refusal is shown by the form.
    const answer = await set.mutateAsync(body).catch(() => null);
    if (answer) choose(answer.availability);
  };
  const { error: saveError, isPending: isSaving } = set;
  const isPasswordShort = isTried && isShort;
  return {
    current,
    readError,
    choice,
    choose,
    password,
    setPassword,
    isPasswordShort,
    save,
    saveError,
    isSaving,
  };
}

function useStoredAvailability() {
  const site = useSite();
  const client = useQueryClient();
  const key = ['site', site.id, 'availability'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getSiteAvailability, { params: { site: site.id }, signal }),
  });
  const set = useMutation({
    mutationFn: (body: { readonly availability: Availability; readonly password?: string }) =>
      call(setSiteAvailability, { params: { site: site.id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer);
      void client.invalidateQueries({ queryKey: siteQuery(site.id).queryKey });
      void client.invalidateQueries({ queryKey: sitesQuery.queryKey });
      showToast({ text: t(saved[answer.availability]) });
    },
  });
  return { current: query.data?.availability, readError: query.error, set };
}
