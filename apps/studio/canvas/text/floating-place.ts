/** A rectangle in pixels of the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface FloatingInput {
  readonly size: Pick<ScreenBox, 'width' | 'height'>;
  /** The part that it belongs to. */
  readonly anchor: ScreenBox;
  /** The part of the screen that it stays in. */
  readonly room: ScreenBox;
  /** Space above the part, for its handles, and below it. */
  readonly gap: { readonly above: number; readonly below: number };
}

/** Place of something that floats: above its part, below it where there is no room, else at the top of the room. */
export function floatingPlace({ size, anchor, room, gap }: FloatingInput) {
  const above = anchor.top - gap.above - size.height;
  const below = anchor.top + anchor.height + gap.below;
  const [first, last] = [room.top, room.top + room.height - size.height];
  const top = above >= first ? Math.min(above, last) : below <= last ? Math.max(below, first) : first;
  const left = Math.max(room.left, Math.min(anchor.left, room.left + room.width - size.width));
  return { left, top };
}
