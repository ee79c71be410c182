/** Transactions of one batch, edits of one transaction, and bytes of one batch as it is sent. */
export const batchLimits = { transactions: 100, edits: 500, bytes: 2_000_000 } as const;
