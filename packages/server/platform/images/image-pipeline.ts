/** Facts and renditions of an uploaded image. */
export interface ProcessedImage {
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  /** The original without its metadata. */
  readonly original: Uint8Array;
  /** One WebP for each served width that is not wider than the original, ascending (storefront §9). */
  readonly variants: readonly { readonly width: number; readonly bytes: Uint8Array }[];
  /** A data address of at most 400 bytes. */
  readonly placeholder: string;
  /** Average colours as six hex digits, by `topLeftAverage` … `centerAverage`. */
  readonly colorData: Readonly<Record<string, string>>;
}

/** Decodes images in a child process, one at a time, with limits of size, pixels, memory and time. */
export interface ImagePipeline {
  /**
   * Never throws for bad input: answers why the file was refused instead. `owner` is the site whose turn it
   * takes: pictures of one site hold those of another up by one at most.
   */
  process(
    bytes: Uint8Array,
    owner: string,
  ): Promise<ProcessedImage | { readonly problem: 'unsupported' | 'too-large' | 'broken' | 'timeout' }>;
  close(): Promise<void>;
}
