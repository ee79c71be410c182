import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { refusedAddress } from './refused-address.ts';
import type { StoredMail, Mail, Mailer } from './mailer.ts';

const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail over SMTP. */
export function createSmtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...timeoutsMs });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail))),
    inbox: null,
    close: () => transport.close(),
  };
}

/** The local inbox: real messages as `.eml` files in a folder, so that any mail program can open them too. */
export function createFolderMailer(folder: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      if (mail.to.startsWith('bounce@')) throw refusedAddress(mail.to);
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      // Named by its id: a mail that is sent again overwrites itself.
      const name = `${createHash('sha256').update(mail.id).digest('hex').slice(0, 24)}.eml`;
      await writeFile(join(folder, `${name}.part`), message as Buffer);
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    inbox: {
      async list() {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
        const mails = await Promise.all(names.map((name) => readStored(folder, name)));
        return mails.filter((mail) => mail !== null).sort((a, b) => (a.at < b.at ? 1 : -1));
      },
      read: (name) => (/^[0-9a-f]{24}\.eml$/.test(name) ? readStored(folder, name) : Promise.resolve(null)),
    },
    close: () => composer.close(),
  };
}

async function readStored(folder: string, name: string): Promise<StoredMail | null> {
  const source = await readFile(join(folder, name)).catch(() => null);
  if (!source) return null;
  const mail = await PostalMime.parse(source);
  return {
    name,
    to: mail.to?.map(({ address = '' }) => address).join(', ') ?? '',
    from: mail.from?.name || mail.from?.address || '',
    subject: mail.subject ?? '',
    at: mail.date ? new Date(mail.date).toISOString() : '',
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
}

function messageOf(mail: Mail) {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  return {
    messageId: `<${mail.id.replace(/[^\w.-]/g, '.')}@${domain}>`,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.unsubscribeUrl ? { headers: leavingHeaders(mail.unsubscribeUrl) } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function leavingHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
