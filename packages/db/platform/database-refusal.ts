/**
 * The database cannot be used, for a reason that the person who started the program can mend.
 * The message is one sentence in plain words, fit to be printed as it is.
 */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}
