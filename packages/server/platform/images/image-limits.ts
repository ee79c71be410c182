/** Limits of an uploaded image (decisions §numbers upload). */
export const imageLimits = {
  bytes: 20_000_000,
  pixels: 50_000_000,
  side: 16_384,
  frames: 300,
  /** Heap of the process that decodes, in megabytes. */
  heapMegabytes: 256,
  /** Milliseconds for one image. */
  time: 10_000,
  /** Longest placeholder, in bytes of its data address. */
  placeholder: 400,
} as const;
