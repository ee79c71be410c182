/** Texts of the studio: api. */
export const en = {
  unableToConnect: 'Unable to connect. Please try again.',
  somethingWentWrong: 'Something went wrong',
} as const;
