import type { MailColours } from '@veranda/domain/mail/mail-look';
import type { MailKit } from './mail-kit.ts';

/** What the parts of a mail are drawn with. */
export interface MailTheme {
  readonly kit: MailKit;
  readonly colours: MailColours;
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
}
