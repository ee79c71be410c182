/** Name of the parameter of an address for the block or section of the page that is wanted. */
export const askedPart = 'part';
