import { addressAtWidth } from '@veranda/domain/media/asset-address';

/** Pixels across and down that a picture is read in: colours count, not details. */
const size = 48;

/** Pixels of a picture of the site, four numbers each. @throws where it cannot be fetched or read */
export async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = addressAtWidth(url, 100);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing');
  context.drawImage(image, 0, 0, size, size);
  return context.getImageData(0, 0, size, size).data;
}
