/**
 * Tracked buttons of the studio (administration §7, interface-click events), by the panel that contains them.
 */
export const interfaceClicks = {
  'api-keys': [
    'copy',
    'cancel',
    'next',
    'complete',
    'create',
    'learn-more',
    'terms',
    'delete',
    'delete-confirm',
  ],
  inventory: [
    'search',
    'sort-name',
    'sort-stock',
    'sort-price',
    'row',
    'row-expander',
    'next-page',
    'settings',
  ],
} as const;

export type ClickPanel = keyof typeof interfaceClicks;
export type ClickControl<P extends ClickPanel> = (typeof interfaceClicks)[P][number];

/** A press: where and of what, and nothing of who. */
export interface InterfaceClick {
  readonly panel: ClickPanel;
  readonly control: string;
}

/** Presses that are sent together at most. */
export const maxClicks = 20;

/** Reads one; null for what is not in the table. */
export function readClick(value: unknown): InterfaceClick | null {
  if (typeof value !== 'object' || value === null) return null;
  const { panel, control } = value as { readonly panel?: unknown; readonly control?: unknown };
  if (panel !== 'api-keys' && panel !== 'inventory') return null;
  const known: readonly unknown[] = interfaceClicks[panel];
  return typeof control === 'string' && known.includes(control) ? { panel, control } : null;
}
