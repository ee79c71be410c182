import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Design, getDesign, saveCustomCss, saveDesign } from '@veranda/contracts/design';
import { partsOfChanges, partsOfSession, sessionValues } from '@veranda/domain/design/custom-css';
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
export function useDesignSession({ values, customCss }: Design): TweakSession {
  const [session] = useState(() => createTweakSession(sessionValues(values, customCss)));
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
    mutationFn: () => saveSession(site, session),
    onSuccess: () => {
      showToast({ text: t('saved') });
      void client.invalidateQueries({ queryKey: ['site', site, 'section-colours'] });
      void client.invalidateQueries({ queryKey: ['site', site, 'publishing'] });
    },
  });
}

// Custom CSS asks for another right than the rest of the design, and is saved by itself. What was saved stays so
// where the other is refused.
async function saveSession(site: string, session: TweakSession): Promise<void> {
  const { stored } = session.getState();
  const changes = partsOfChanges(stagedChanges(session.getState()));
  let { tweaks, customCss } = partsOfSession(stored);
  if (changes.customCss) {
    const { value, was } = changes.customCss;
    const body = { css: value ?? '', was: was ?? '' };
    ({ css: customCss } = await call(saveCustomCss, { params: { site }, body }));
    session.saved(sessionValues(tweaks, customCss));
  }
  if (changes.tweaks.length === 0) return;
  const body = { changes: [...changes.tweaks] };
  ({ values: tweaks } = await call(saveDesign, { params: { site }, body }));
  session.saved(sessionValues(tweaks, customCss));
}
