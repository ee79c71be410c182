import type { PictureEntry } from './entry.ts';
import { fieldnotesPictures } from './fieldnotes/catalogue.ts';
import { levainPictures } from './levain/catalogue.ts';
import { overdubPictures } from './overdub/catalogue.ts';
import { shapePictures } from './shapes/catalogue.ts';

/** Every picture of the demo sites and of the templates. */
export const pictures: readonly PictureEntry[] = [
  ...levainPictures,
  ...overdubPictures,
  ...fieldnotesPictures,
  ...shapePictures,
];
