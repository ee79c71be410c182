/** Number of entries whose postings for one word are kept together. */
export const blockSize = 1024;

/** Bytes of a posting: place in its block and weight, two each, the higher one first. */
const width = 4;
const weightScale = 1024;
const maxWeight = 0xffff;

/** Entries of one block that hold a word, in the order of places, each with the weight of the word in it. */
export type Postings = Uint8Array;

/** Number of entries that the postings name. */
export function countPostings(postings: Postings): number {
  return postings.length / width;
}

/** Calls `each` with the place of every entry in its block, 0 to 1,023, and the weight of the word in it. */
export function forEachPosting(postings: Postings, each: (place: number, weight: number) => void): void {
  for (let at = 0; at < postings.length; at += width) {
    const place = ((postings[at] ?? 0) << 8) | (postings[at + 1] ?? 0);
    each(place, (((postings[at + 2] ?? 0) << 8) | (postings[at + 3] ?? 0)) / weightScale);
  }
}

/** The postings with other weights at some places; 0 takes an entry out. Weights above 63 count as 63. */
export function changePostings(postings: Postings, changes: ReadonlyMap<number, number>): Postings {
  const weights = new Map<number, number>();
  forEachPosting(postings, (place, weight) => weights.set(place, weight));
  for (const [place, weight] of changes)
    if (weight === 0) weights.delete(place);
    else weights.set(place, weight);
  const bytes = new Uint8Array(weights.size * width);
  const inOrder = [...weights].toSorted(([a], [b]) => a - b);
  for (const [index, [place, weight]] of inOrder.entries()) {
    const scaled = Math.min(maxWeight, Math.max(1, Math.round(weight * weightScale)));
    bytes.set([place >> 8, place & 0xff, scaled >> 8, scaled & 0xff], index * width);
  }
  return bytes;
}
