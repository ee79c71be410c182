/** Error of a mail server for a mailbox that does not exist, and of the local inbox for `bounce@…`. */
export function refusedAddress(address: string): Error {
  return Object.assign(new Error(`550 there is no mailbox ${address}`), {
    responseCode: 550,
    command: 'RCPT TO',
  });
}

/** True when a mail was refused for its address, permanently: another try is useless. */
export function isRefusedAddress(error: unknown): boolean {
  const { responseCode = 0, command = '' } = (error ?? {}) as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
}
