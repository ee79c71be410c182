/** What a mail server says of a mailbox that is not there, and what the local inbox says of `bounce@…`. */
export function refusedAddress(address: string): Error {
  return Object.assign(new Error(`550 there is no mailbox ${address}`), {
    responseCode: 550,
    command: 'RCPT TO',
  });
}

/** Whether a mail was refused for its address, for good: another try is of no use. */
export function isRefusedAddress(error: unknown): boolean {
  const { responseCode = 0, command = '' } = (error ?? {}) as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
}
