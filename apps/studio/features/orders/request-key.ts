/** A key that stays the same for the same request and is drawn again for another: a repeat is done once. */
export function keyMaker(draw: () => string = () => crypto.randomUUID()) {
  let last = { request: '', key: '' };
  return {
    of(request: object): string {
      const text = JSON.stringify(request);
      if (last.request !== text || last.key === '') last = { request: text, key: draw() };
      return last.key;
    },
    /** The request was answered: the same one again is another wish. */
    forget(): void {
      last = { request: '', key: '' };
    },
  };
}
