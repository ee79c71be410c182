import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import type { CanvasView } from '../../canvas/use-canvas-view.ts';
import { sameItems } from '../../same-items.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePageDocument, usePageEditorContext } from '../pages/page-editor-context.ts';

const none: readonly CanvasMark[] = [];

/**
 * Marks of what a new owner changes first, on a home page that nobody has changed yet; each goes with the first change of
 * its block, and all of them are gone when the page is opened again. Who moves a block is told of the phone.
 */
export function useFirstMarks(view: CanvasView): readonly CanvasMark[] {
  const { published } = useSite();
  const { page, session, canWrite } = usePageEditorContext();
  const [untouched] = useState(() => {
    const { document, replica } = session.getState();
    return replica.confirmed.seq === 0 && replica.pending.length === 0 ? document : null;
  });
  const isNew = untouched !== null && canWrite && !published && page.path === '/';
  const { data: part } = useQuery({
    queryKey: ['first-marks'],
    queryFn: () => import('./first-marks.ts'),
    enabled: isNew,
    staleTime: Infinity,
  });
  const marks = useMemo(
    () => (isNew && part && untouched ? part.firstMarks(untouched) : none),
    [isNew, part, untouched],
  );
  const isDesktop = view.device === 'desktop';
  const showPhone = useEffectEvent(() => view.setDevice('phone'));
  useEffect(
    () => (isNew && part && isDesktop ? part.tellOfPhone(session, () => showPhone()) : undefined),
    [isNew, part, isDesktop, session],
  );
  return usePageDocument(
    ({ blocks }) => marks.filter(({ id }) => blocks[id] === untouched?.blocks[id]),
    sameItems,
  );
}
