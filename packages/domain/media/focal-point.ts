/** The point of a picture that stays in view when it is cropped: 0 to 1 from the left and from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** True for a record of exactly two parts from 0 to 1. */
export function isFocalPoint(value: unknown): value is FocalPoint {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { x, y } = value as Partial<FocalPoint>;
  return isPart(x) && isPart(y);
}

function isPart(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
