/** Size of one unit in millimetres; 0 is unknown. */
export interface ParcelSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Units of one thing that are sent. */
export interface ParcelItem extends ParcelSize {
  readonly quantity: number;
  /** Weight of one unit; 0 is not known. */
  readonly grams: number;
}

/** Size of an item whose size is not known. */
export const unknownSize: ParcelSize = { lengthMm: 0, widthMm: 0, heightMm: 0 };
