import { performancePath } from '@veranda/contracts/collector-paths';

/** Transport of the records. */
export const deliveryType = (): 'beacon' | 'xhr' =>
  typeof navigator.sendBeacon === 'function' ? 'beacon' : 'xhr';

/**
 * Sends records by beacon where there is one, else by XMLHttpRequest; the answer is not read (administration
 * §7).
 */
export function deliver(text: string): void {
  if (deliveryType() === 'beacon' && navigator.sendBeacon(performancePath, text)) return;
  const request = new XMLHttpRequest();
  request.open('POST', performancePath);
  request.setRequestHeader('content-type', 'text/plain;charset=UTF-8');
  request.send(text);
}
