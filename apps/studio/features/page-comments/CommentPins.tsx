import type { PageThread } from '@veranda/contracts/page-comments';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { CanvasHandle } from '../../canvas/create-canvas.ts';
import { initialsOf } from '../../editing/initials.ts';
import { personColour } from '../../editing/person-colours.ts';
import { type CommentPin, createCommentPins } from './comment-pins.ts';
import { t } from './messages.ts';
import { useThreads } from './thread-queries.ts';
import { useOpenComments } from './use-open-comments.ts';

/** Markers of the open comments on the page, beside the blocks and sections that they are on. */
export function CommentPins({ canvas }: { readonly canvas: CanvasHandle }) {
  const { data } = useThreads();
  const { thread: chosen, open } = useOpenComments();
  const onOpen = useEffectEvent((thread: string) => open(thread));
  const pins = useRef<ReturnType<typeof createCommentPins> | null>(null);
  useEffect(() => {
    const made = createCommentPins(canvas, (thread) => onOpen(thread));
    pins.current = made;
    return () => made.close();
  }, [canvas]);
  const shown = useMemo(() => pinsOf(data?.threads ?? [], chosen), [data, chosen]);
  useEffect(() => pins.current?.show(shown), [canvas, shown]);
  return null;
}

function pinsOf(threads: readonly PageThread[], chosen: string | null): readonly CommentPin[] {
  const open = threads.filter(({ resolvedAt, anchor }) => resolvedAt === null && anchor.kind !== 'page');
  const byPart = Map.groupBy(open, ({ anchor }) => `${anchor.kind} ${anchor.id}`);
  return [...byPart.values()].flatMap((group): CommentPin[] => {
    const newest = group.at(-1);
    const [comment] = newest?.comments ?? [];
    if (!newest || !comment || newest.anchor.kind === 'page') return [];
    const { kind, id } = newest.anchor;
    return [
      {
        kind,
        id,
        thread: newest.id,
        text: group.length > 1 ? String(group.length) : initialsOf(comment.author || '?'),
        title: t('pinLabel', { count: group.length }),
        colour: personColour(comment.colour),
        isChosen: group.some((thread) => thread.id === chosen),
      },
    ];
  });
}
