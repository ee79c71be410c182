import { t } from './messages.ts';

/** Panels of the design, by the last part of their address. */
export const designPanels = [
  { id: 'colors', label: t('colours') },
  { id: 'fonts', label: t('fonts') },
  { id: 'buttons', label: t('buttons') },
  { id: 'layout', label: t('layout') },
  { id: 'pages', label: t('pages') },
  { id: 'css', label: t('css') },
] as const;
export type DesignPanel = (typeof designPanels)[number]['id'];

export function isDesignPanel(name: string): name is DesignPanel {
  return designPanels.some(({ id }) => id === name);
}
