/**
 * Id of the JSON script with the compiled messages of a page's islands; absent where all of them are the
 * English ones.
 */
export const pageMessagesElementId = 'v-messages';
