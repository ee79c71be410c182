import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Design, getDesign, saveCustomCss, saveDesign } from '@veranda/contracts/design';
import { partsOfChanges, sessionValues } from '@veranda/domain/design/custom-css';
import { createTweakSession, type TweakSession } from '@veranda/domain/design/tweak-session';
import { stagedChanges } from '@veranda/domain/design/tweak-state';
import { showToast } from '@veranda/ui/toast-queue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRefusal } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { createDesignLog, type DesignLog } from './design-log.ts';
import { t } from './messages.ts';
import { createPeople, type DesignPeople, watchDesign } from './watch-design.ts';

/** What the theme offers and what has been chosen of it; read again whenever the design is opened. */
export function designQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'design'],
    queryFn: ({ signal }) => call(getDesign, { params: { site }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

interface OpenDesign {
  readonly session: TweakSession;
  readonly log: DesignLog;
  /** The others who have it open. */
  readonly people: DesignPeople;
}

/** A session of the design, which is open for as long as the screen is and follows what others save. */
export function useDesignSession(site: string, design: Design): OpenDesign {
  const [open] = useState(() => {
    const session = createTweakSession(sessionValues(design.values, design.customCss), () => Date.now());
    return { session, log: createDesignLog(site, design, session), people: createPeople() };
  });
  const { session, log, people } = open;
  useEffect(() => {
    session.open();
    const end = watchDesign(site, log, people);
    return () => {
      end();
      session.close();
    };
  }, [site, session, log, people]);
  return open;
}

/** The state of a session as it is now. */
export function useTweakState(session: TweakSession) {
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Saves what is staged in a session. */
export function useSaveDesign(site: string, { session, log }: Pick<OpenDesign, 'session' | 'log'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => log.saving((saved) => saveSession(site, session, saved)),
    onSuccess: () => {
      showToast({ text: t('saved') });
      void client.invalidateQueries({ queryKey: ['site', site, 'section-colours'] });
      void client.invalidateQueries({ queryKey: ['site', site, 'publishing'] });
      void client.invalidateQueries({ queryKey: ['site', site, 'versions', 'design'] });
    },
    // What they have saved is shown beside what is staged here.
    onError: (error) => (isRefusal(error, 'version-conflict') ? log.reload() : undefined),
  });
}

// Custom CSS asks for another right than the rest of the design, and is saved by itself. What was saved stays so
// where the other is refused.
async function saveSession(
  site: string,
  session: TweakSession,
  saved: Parameters<Parameters<DesignLog['saving']>[0]>[0],
): Promise<void> {
  const { customCss, tweaks } = partsOfChanges(stagedChanges(session.getState()));
  if (customCss) {
    const body = { css: customCss.value ?? '', was: customCss.was ?? '' };
    saved(await call(saveCustomCss, { params: { site }, body }));
  }
  if (tweaks.length > 0) saved(await call(saveDesign, { params: { site }, body: { changes: [...tweaks] } }));
}
