import type { Asset } from './asset.ts';

/** Words that cameras, phones and programs give their files: they say nothing of what is seen. */
const ofDevices = new Set(
  (
    'img image images imagen imagem immagine bild foto photo photos picture pic dsc dscf dscn pxl mvimg pano dji gopr ' +
    'screenshot screen shot whatsapp signal telegram scan scanned unnamed untitled download copy final edited ' +
    'edit new burst portrait hdr web large small thumbnail thumb scaled cropped resized original'
  ).split(' '),
);

/** Letters that a word has at least, one of which tells something. */
const shortestWord = 3;

/**
 * Words that may stand for a picture that has none: its caption, else those of its file name ("Sourdough loaf" for
 * `sourdough-loaf_2.jpg`). A draft for its owner to correct; empty where the name says nothing, as that of a camera.
 */
export function suggestAltText({ caption, fileName }: Pick<Asset, 'caption' | 'fileName'>): string {
  if (caption.trim() !== '') return caption.trim();
  const words = fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .split(/[\s_.,()[\]{}+~-]+/u)
    .filter((word) => /^[\p{L}\p{M}'’]+$/u.test(word) && !ofDevices.has(word.toLowerCase()))
    .flatMap((word) => word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(' '));
  if (!words.some((word) => word.length >= shortestWord)) return '';
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
