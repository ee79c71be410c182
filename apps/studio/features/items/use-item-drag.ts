import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** An item that is dragged, and the place that it is over: before the item of that number. */
interface ItemDrag {
  readonly id: string;
  readonly place: number | null;
}

/** Dragging of the rows of a list, each with its item as `data-item`: what is dragged, and where it would go. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, place: number) => void,
): ItemDrag | null {
  const [drag, setDrag] = useState<ItemDrag | null>(null);
  const start = useEffectEvent((event: DragEvent) => {
    const id = rowOf(event)?.dataset['item'];
    if (id === undefined || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', id);
    setDrag({ id, place: null });
  });
  const over = useEffectEvent((event: DragEvent) => {
    const row = rowOf(event);
    if (!drag || !row) return;
    event.preventDefault();
    const { top, height } = row.getBoundingClientRect();
    const at = [...(row.parentElement?.children ?? [])].indexOf(row);
    const place = event.clientY < top + height / 2 ? at : at + 1;
    if (place !== drag.place) setDrag({ ...drag, place });
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    if (drag.place !== null) onDrop(drag.id, drag.place);
    setDrag(null);
  });
  const end = useEffectEvent(() => setDrag(null));
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    return listen(element, { dragstart: start, dragover: over, drop, dragend: end });
  }, [list]);
  return drag;
}

// Handlers of a list in one place: its rows are no controls.
function listen(
  element: HTMLElement,
  handlers: Readonly<Record<string, (event: DragEvent) => void>>,
): () => void {
  const added = Object.entries(handlers).map(([name, handler]) => {
    const listener = (event: Event) => handler(event as DragEvent);
    element.addEventListener(name, listener);
    return () => element.removeEventListener(name, listener);
  });
  return () => {
    for (const remove of added) remove();
  };
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
}
