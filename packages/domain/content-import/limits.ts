/** Bounds of what is imported: bytes of a file, files of an import, entries of an import, characters of one entry. */
export const importLimits = {
  fileBytes: 1_000_000_000,
  files: 20,
  entries: 500_000,
  entryCharacters: 5_000_000,
} as const;

/** Bounds of the XML itself: elements inside each other, elements of an entry, characters between two tags. */
export const xmlLimits = { depth: 40, elements: 100_000, partCharacters: 5_000_000, names: 200 } as const;

/** Bounds of the HTML of an entry: elements inside each other, and elements in all. */
export const htmlLimits = { depth: 200, elements: 100_000 } as const;
