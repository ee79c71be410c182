/** Matches where people point with a finger: what they touch is larger, and a slip is likelier. */
export const coarsePointer = matchMedia('(pointer: coarse)');
