/** Minutes without a hit after which a visitor's next one begins another visit; midnight ends one too. */
export const visitGapMinutes = 30;

/** Values of a dimension that are kept of a day: those with the most visits. */
export const maxValues = 1_000;
