import type { Section } from './document.ts';

/** A section without blocks and without a look of its own. */
export function plainSection(id: string, position: string): Section {
  return {
    id,
    position,
    theme: 'lightest',
    background: { kind: 'none' },
    width: 'content',
    minHeight: 0,
    spacing: 'medium',
    verticalAlign: 'top',
    anchor: '',
  };
}
