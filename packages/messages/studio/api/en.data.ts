/** Texts of the studio: api. */
export const en = {
  unableToConnect: 'Unable to connect. Please try again.',
  networkError: 'Network error',
  noJobData: 'No response data from job request',
  somethingWentWrong: 'Something went wrong',
} as const;
