/** Days that a deleted product can be restored, as files and pages can. */
export const productTrashDays = 30;

/** Products that are deleted, restored or deleted for good at once. */
export const maxTrashedAtOnce = 200;
