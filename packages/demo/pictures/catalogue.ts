import type { PictureEntry } from './entry.ts';
import { fieldnotesPictures } from './fieldnotes/catalogue.ts';
import { levainPictures } from './levain/catalogue.ts';
import { overdubPictures } from './overdub/catalogue.ts';

/** Every picture of the demo sites. */
export const pictures: readonly PictureEntry[] = [
  ...levainPictures,
  ...overdubPictures,
  ...fieldnotesPictures,
];
