import type { TemplateCard } from '@veranda/contracts/site-templates';

/** CSS pixels across of the screens that a template is shown on. */
export const screens = { desktop: 1280, tablet: 768, phone: 390 } as const;
export type Screen = keyof typeof screens;

/** The first page of a template under a name; without one, under its own. */
export function previewAddress({ previewUrl }: TemplateCard, name: string): string {
  return name === '' ? previewUrl : `${previewUrl}?${String(new URLSearchParams({ name }))}`;
}
