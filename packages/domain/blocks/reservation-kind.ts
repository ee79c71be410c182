import type { BlockKind, Field } from './kind.ts';
import { serviceKind } from './service-kind.ts';

/**
 * A kind for reservations by a service: as a button, as a panel with its name or, where the service lets its
 * pages be in one, in a frame.
 */
export function reservationKind(facts: Parameters<typeof serviceKind>[0]): BlockKind {
  const kind = serviceKind(facts);
  const [address, ...others] = kind.fields;
  const options = facts.height > 0 ? ['link', 'panel', 'frame'] : ['link', 'panel'];
  const shown = others.map(
    (field): Field =>
      field.path === 'height'
        ? { ...field, when: { path: 'variant', is: ['frame'] }, optional: true }
        : field,
  );
  return {
    ...kind,
    fields: [...(address ? [address] : []), { path: 'variant', kind: 'variant', options }, ...shown],
    defaults: { ...kind.defaults, variant: 'panel' },
  };
}
