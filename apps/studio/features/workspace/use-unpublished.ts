import { useQuery } from '@tanstack/react-query';
import { itemKind, pageKind, productKind } from '@veranda/domain/pages/page-kind';
import { useMemo } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { useSite } from '../../shell/use-site.ts';
import { publishedQuery } from '../history/version-queries.ts';
import { usePageDocument, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

/** What visitors do not see yet, marked on the page where somebody wants to see it. */
export interface Unpublished {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly marks: readonly CanvasMark[];
  /** The same in words; empty while it is off. */
  readonly summary: string;
}

const kinds = { page: pageKind, item: itemKind, product: productKind } as const;

const none: readonly CanvasMark[] = [];

/** Compares the page with what visitors see; that it is shown is part of the address. */
export function useUnpublished(): Unpublished {
  const site = useSite();
  const { page } = usePageEditorContext();
  const { id, open } = useOpenId('show');
  const isOn = id === 'changes';
  const live = useQuery({
    ...publishedQuery(site.id, kinds[page.kind], page.id),
    enabled: isOn,
    staleTime: 0,
  });
  const { data } = live;
  const comparison = useQuery({
    queryKey: ['comparison'],
    queryFn: () => import('../history/compare-with-published.ts'),
    enabled: isOn,
    staleTime: Infinity,
  });
  const compare = comparison.data?.compareWithPublished;
  // Nobody who does not compare is drawn again with every letter.
  const document = usePageDocument((now) => (isOn ? now : null));
  const changes = useMemo(
    () => (data && document && compare ? compare(data, document) : null),
    [data, document, compare],
  );
  const words = () => {
    const error = live.error ?? comparison.error;
    if (error) return messageOf(error);
    if (data === null) return t('notPublishedYet');
    return changes ? t('unpublishedChanges', { count: changes.count }) : t('comparing');
  };
  const marks = changes?.marks ?? none;
  return { isOn, toggle: () => open(isOn ? null : 'changes'), marks, summary: isOn ? words() : '' };
}
