interface Wanted {
  readonly path: string;
  readonly body: unknown;
}

const words = { subject: null, intro: null, footer: null };

/** Calls of what the owner makes of mails that are recorded, by the name of their contract. */
export function mailSettingCalls(
  place: () => { readonly base: string },
): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    'save-mail-setting': async () => ({
      path: `${place().base}/commerce/mail-settings/restock`,
      body: { words, enabled: true, version: '0' },
    }),
    'send-test-mail': async () => ({
      path: `${place().base}/commerce/mail-settings/restock/test`,
      body: { words },
    }),
    'save-mail-sender': async () => ({
      path: `${place().base}/commerce/mail-sender`,
      body: { sender: { name: 'Levain', replyTo: '' }, version: '0' },
    }),
  };
}
