import { t } from './messages.ts';

/** Name of an image of a list: by its alternative text, else by its place, which counts from 0. */
export function imageName(altText: string | undefined, index: number): string {
  return altText || t('imageNumber', { number: index + 1 });
}

/** Says where an image is after it was moved; `to` counts from 0. */
export function movedMessage(name: string, to: number, count: number): string {
  return t(to === 0 ? 'movedToFirst' : 'movedTo', { name, number: to + 1, count });
}
