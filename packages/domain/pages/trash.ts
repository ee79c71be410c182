/** Days that a deleted page can be restored. */
export const pageTrashDays = 30;
