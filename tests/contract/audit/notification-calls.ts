interface Wanted {
  readonly path: string;
  readonly body: unknown;
}

const words = { subject: null, intro: null, footer: null };

/** Calls of what the owner makes of mails that are recorded, by the name of their contract. */
export function notificationCalls(
  place: () => { readonly base: string },
): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    'save-notification': async () => ({
      path: `${place().base}/commerce/notifications/restock`,
      body: { words, enabled: true, version: '0' },
    }),
    'test-notification': async () => ({
      path: `${place().base}/commerce/notifications/restock/test`,
      body: { words },
    }),
    'save-mail-sender': async () => ({
      path: `${place().base}/commerce/mail-sender`,
      body: { sender: { name: 'Levain', replyTo: '' }, version: '0' },
    }),
  };
}
