/** `1 order`, `2 orders`, `1,204 orders`: a number with its noun; `plural` where it is not the noun with an s. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
