import type { Session } from './session.ts';

const keys = [
  'closeText',
  'galleryLabel',
  'galleryPreviousText',
  'galleryNextText',
  'galleryPlaceText',
  'galleryZoomText',
  'galleryEnlargedText',
  'galleryWholeText',
] as const;

/** The texts that a lightbox shows. */
export function galleryMessages(session: Session): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, session.strings[key] ?? '']));
}
