import { previewDesign } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { partsOfSession } from '@veranda/domain/design/custom-css';
import type { DesignValues } from '@veranda/domain/design/design-values';
import type { TweakSession } from '@veranda/domain/design/tweak-session';
import { shownValues } from '@veranda/domain/design/tweak-state';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

type DesignPreview = EndpointOutput<typeof previewDesign>;

interface PreviewState {
  /** The sheet with the values of the session; null for the one that the page was read with. */
  readonly shown: DesignPreview | null;
  /** True where the newest values could not be drawn. */
  readonly hasFailed: boolean;
}

const asRead: PreviewState = { shown: null, hasFailed: false };

/**
 * The sheet with the values of a session, as they are changed: one is made at a time, and then that of the newest
 * values.
 */
export function useDesignPreview(site: string, session: TweakSession): PreviewState {
  const [preview, setPreview] = useState<PreviewState>(asRead);
  useEffect(() => {
    const read = (shown: DesignValues) => {
      const { tweaks, customCss } = partsOfSession(shown);
      return call(previewDesign, { params: { site }, body: { values: { ...tweaks }, customCss } });
    };
    return followSession(session, read, setPreview);
  }, [site, session]);
  return preview;
}

/** Keeps a preview up with a session. @returns a function that ends it */
function followSession(
  session: TweakSession,
  read: (shown: DesignValues) => Promise<DesignPreview>,
  show: (change: PreviewState | ((before: PreviewState) => PreviewState)) => void,
): () => void {
  // The sheet that the page was read with is that of what was stored then.
  const { stored } = session.getState();
  const run = { isOn: false, isStale: false, isOver: false };
  const isAsRead = () => {
    const state = session.getState();
    return state.stored === stored && Object.keys(state.staged).length === 0;
  };
  const make = async (): Promise<void> => {
    run.isStale = false;
    try {
      const shown = await read(shownValues(session.getState()));
      if (!run.isOver && !isAsRead()) show({ shown, hasFailed: false });
    } catch {
      if (!run.isOver && !isAsRead()) show((before) => ({ ...before, hasFailed: true }));
    }
    if (run.isStale && !run.isOver && !isAsRead()) await make();
    run.isOn = false;
  };
  const end = session.subscribe((event) => {
    if (event !== 'change' && event !== 'reset' && event !== 'save') return;
    if (isAsRead()) return show(asRead);
    if (run.isOn) run.isStale = true;
    else void make();
    run.isOn = true;
  });
  return () => {
    run.isOver = true;
    end();
  };
}
