/** What a picture of a list is called: by its alternative text, else by its place, which counts from 0. */
export function pictureName(altText: string | undefined, index: number): string {
  return altText || `Picture ${String(index + 1)}`;
}

/** Says where a picture stands after it was moved; `to` counts from 0. */
export function movedSentence(name: string, to: number, count: number): string {
  const place = `picture ${String(to + 1)} of ${String(count)}`;
  return to === 0 ? `${name} is now ${place}, the main image.` : `${name} is now ${place}.`;
}
