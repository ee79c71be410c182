import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Design, getDesign, saveDesign } from '@veranda/contracts/design';
import { createTweakSession, stagedChanges, type TweakSession } from '@veranda/domain/design/tweak-session';
import { showToast } from '@veranda/ui/toast-queue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/client.ts';
import { t } from './messages.ts';

/** What the theme offers and what has been chosen of it; read again whenever the design is opened. */
export function designQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'design'],
    queryFn: ({ signal }) => call(getDesign, { params: { site }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A session of the design, which is open for as long as the screen is. */
export function useDesignSession({ values }: Design): TweakSession {
  const [session] = useState(() => createTweakSession(values));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return session;
}

/** The state of a session as it is now. */
export function useTweakState(session: TweakSession) {
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Saves what is staged in a session. */
export function useSaveDesign(site: string, session: TweakSession) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(saveDesign, { params: { site }, body: { changes: [...stagedChanges(session.getState())] } }),
    onSuccess: ({ values }) => {
      session.saved(values);
      showToast({ text: t('saved') });
      void client.invalidateQueries({ queryKey: ['site', site, 'section-colours'] });
      void client.invalidateQueries({ queryKey: ['site', site, 'publishing'] });
    },
  });
}
