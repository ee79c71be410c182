import { interfaceClicksPath } from '@veranda/contracts/interface-clicks';
import {
  type ClickControl,
  type ClickPanel,
  type InterfaceClick,
  maxClicks,
} from '@veranda/domain/analytics/interface-clicks';

/** Milliseconds for which presses are gathered before they are sent. */
const gathered = 1000;

const waiting: InterfaceClick[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells what was pressed (administration §7): where and of what, gathered for a second; a failure is
 * swallowed.
 */
export function tellClick<P extends ClickPanel>(panel: P, control: ClickControl<P>): void {
  waiting.push({ panel, control });
  if (waiting.length >= maxClicks) return sendClicks();
  timer ??= setTimeout(sendClicks, gathered);
}

/**
 * Sends what was gathered: by beacon where there is one, so that it goes also from a page that is being left.
 */
export function sendClicks(): void {
  clearTimeout(timer);
  timer = undefined;
  const clicks = waiting.splice(0);
  if (clicks.length === 0) return;
  const text = JSON.stringify(clicks);
  if (globalThis.navigator?.sendBeacon?.(interfaceClicksPath, text)) return;
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  fetch(interfaceClicksPath, { method: 'POST', body: text, headers, keepalive: true }).catch(() => undefined);
}

globalThis.window?.addEventListener('pagehide', sendClicks);
