import type { EmbedServiceKey } from '../embeds/embed-services.ts';
import { type BlockKind, emptyWhen, textAt } from './kind.ts';

/** A kind that shows something of one service, once a visitor asks for it. */
export function serviceKind(
  facts: Pick<BlockKind, 'id' | 'replacement'> & {
    readonly key: string;
    readonly service: EmbedServiceKey;
    /** Height of the frame of a new block, in pixels; 0 for a service that is only linked to. */
    readonly height: number;
  },
): BlockKind {
  const { id, key, service, height, replacement } = facts;
  const isFramed = height > 0;
  return {
    id,
    key,
    group: 'services',
    fields: [
      { path: 'address', kind: 'embed', service },
      { path: 'label', kind: 'text', maxLength: 200, optional: true },
      ...(isFramed ? [{ path: 'height', kind: 'range', min: 80, max: 1200, step: 20 } as const] : []),
    ],
    defaults: { address: '', label: '', ...(isFramed ? { height } : {}) },
    size: { w: 12, h: isFramed ? 10 : 3 },
    minSize: { w: 5, h: 2 },
    text: (value) => textAt(value, 'label'),
    checks: (value) => emptyWhen(textAt(value, 'address').trim() === '', 'address'),
    ...(replacement ? { replacement } : {}),
  };
}
