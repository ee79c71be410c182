import {
  isDoubleTap,
  middle,
  type Pan,
  panAt,
  panned,
  panOfKey,
  type Tap,
  tapReach,
  zoomScale,
} from '@veranda/domain/galleries/zoom';

/** A frame whose picture can be enlarged, and the button that does it. */
export interface Zoom {
  readonly frame: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Position of the enlarged picture; null while the whole is shown. */
  pan: Pan | null;
  /** Says to those who only hear the page what is shown now. */
  readonly say: (isEnlarged: boolean) => void;
}

/**
 * Makes the frame and the button: the button, a press with a mouse and a double tap enlarge, and show the
 * whole again.
 */
export function makeZoom(label: string, say: Zoom['say']): Zoom {
  const frame = document.createElement('div');
  frame.className = 'v-lightbox-frame';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'v-lightbox-arrow v-lightbox-zoom';
  button.setAttribute('aria-label', label);
  const zoom: Zoom = { frame, button, pan: null, say };
  show(zoom);
  button.addEventListener('click', () => setPan(zoom, zoom.pan ? null : middle));
  followPointer(zoom);
  return zoom;
}

/** Puts another picture into the frame, whole. */
export function showWhole(zoom: Zoom, picture: Node | undefined): void {
  zoom.frame.replaceChildren(...(picture ? [picture] : []));
  zoom.pan = null;
  show(zoom);
}

/** Shows the whole picture again. @returns false where it was shown already */
export function leaveZoom(zoom: Zoom): boolean {
  const isEnlarged = zoom.pan !== null;
  setPan(zoom, null);
  return isEnlarged;
}

/** `+` enlarges, `-` and `0` show the whole again, and arrows move what is enlarged. */
export function zoomByKey(zoom: Zoom, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const step = panOfKey(key);
  if (key === '+' || key === '=') setPan(zoom, zoom.pan ?? middle);
  else if (key === '-' || key === '0') setPan(zoom, null);
  else if (zoom.pan && step) setPan(zoom, panned(zoom.pan, step.x, step.y));
  else return;
  event.preventDefault();
}

function setPan(zoom: Zoom, pan: Pan | null): void {
  const isTurn = (zoom.pan === null) !== (pan === null);
  zoom.pan = pan;
  show(zoom);
  if (isTurn) zoom.say(pan !== null);
}

function show({ frame, button, pan }: Zoom): void {
  const picture = frame.querySelector('img');
  const move = pan ? `translate(${String(pan.x * 100)}%, ${String(pan.y * 100)}%)` : '';
  if (picture) picture.style.transform = pan ? `${move} scale(${String(zoomScale)})` : '';
  frame.classList.toggle('is-zoomed', pan !== null);
  button.setAttribute('aria-pressed', String(pan !== null));
  button.textContent = pan ? '−' : '+';
}

function followPointer(zoom: Zoom): void {
  const { frame } = zoom;
  let from: Tap | null = null;
  let at: Tap | null = null;
  let lastTap: Tap | null = null;
  // The focus stays where it is, and no picture is dragged away.
  frame.addEventListener('mousedown', (event) => event.preventDefault());
  frame.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    from = at = tapOf(event);
    if (zoom.pan) frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    if (!at || !zoom.pan || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
    at = tapOf(event);
    frame.classList.add('is-dragged');
    setPan(zoom, panned(zoom.pan, dx / frame.clientWidth, dy / frame.clientHeight));
  });
  const letGo = (event: PointerEvent): void => {
    const tap = tapOf(event);
    const isTap = event.type === 'pointerup' && from !== null && isNear(from, tap);
    from = at = null;
    frame.classList.remove('is-dragged');
    const turns = isTap && (event.pointerType === 'mouse' || isDoubleTap(lastTap, tap));
    lastTap = isTap && !turns ? tap : null;
    if (turns) turnAt(zoom, tap);
  };
  frame.addEventListener('pointerup', letGo);
  frame.addEventListener('pointercancel', letGo);
}

function turnAt(zoom: Zoom, { x, y }: Tap): void {
  const { left, top, width, height } = zoom.frame.getBoundingClientRect();
  setPan(zoom, zoom.pan ? null : panAt((x - left) / width, (y - top) / height));
}

function tapOf({ clientX, clientY, timeStamp }: PointerEvent): Tap {
  return { x: clientX, y: clientY, at: timeStamp };
}

function isNear(first: Tap, second: Tap): boolean {
  return Math.hypot(second.x - first.x, second.y - first.y) <= tapReach;
}
