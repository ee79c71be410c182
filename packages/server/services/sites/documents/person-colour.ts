/** Colours of the studio's palette of people. */
const colours = 8;

/** Number of the colour of an account, 0 to 7: the same everywhere. */
export function personColour(accountId: string): number {
  return Number.parseInt(accountId.slice(-4), 16) % colours;
}
