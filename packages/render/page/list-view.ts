import { fillPlaceholders } from '@veranda/domain/placeholders';
import { type PageOutput, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';

/** Question or result on a page of a mailing list. */
export interface ListPageView {
  readonly section:
    | 'confirm'
    | 'confirm-done'
    | 'unsubscribe'
    | 'unsubscribe-done'
    | 'reminders'
    | 'reminders-done'
    | 'comment-mails'
    | 'comment-mails-done'
    | 'over';
  /** Address that the form of the page is sent to; empty for a page without one. */
  readonly action: string;
  readonly email: string;
  readonly listName: string;
}

const messageKeys = {
  confirm: { title: 'listConfirmTitle', text: 'listConfirmText', button: 'listConfirmButton' },
  'confirm-done': { title: 'listConfirmedTitle', text: 'listConfirmedText', button: '' },
  unsubscribe: {
    title: 'listUnsubscribeTitle',
    text: 'listUnsubscribeText',
    button: 'listUnsubscribeButton',
  },
  'unsubscribe-done': { title: 'listUnsubscribedTitle', text: 'listUnsubscribedText', button: '' },
  reminders: { title: 'remindersTitle', text: 'remindersText', button: 'remindersButton' },
  'reminders-done': { title: 'remindersDoneTitle', text: 'remindersDoneText', button: '' },
  'comment-mails': {
    title: 'commentMailsTitle',
    text: 'commentMailsText',
    button: 'listUnsubscribeButton',
  },
  'comment-mails-done': { title: 'listUnsubscribedTitle', text: 'commentMailsDoneText', button: '' },
  over: { title: 'listLinkOverTitle', text: 'listLinkOverText', button: '' },
} as const;

/** The words of such a page from a table of texts. */
export function listPageMessages(
  view: ListPageView,
  strings: Readonly<Record<string, string>>,
): { readonly title: string; readonly text: string; readonly button: string } {
  const keys = messageKeys[view.section];
  const filled = (key: string): string =>
    fillPlaceholders(strings[key] ?? '', { email: view.email, list: view.listName });
  return { title: filled(keys.title), text: filled(keys.text), button: filled(keys.button) };
}

/**
 * The page of a link in a mail of a list (page type 300): a question with one button, or what has happened.
 */
export function renderListPage(input: RenderInput, view: ListPageView): PageOutput {
  const words = listPageMessages(view, createSession(input).strings);
  const listForm = view.action === '' ? null : { action: view.action, button: words.button };
  return renderSystem(input, {
    word: 'mailing-list',
    title: messageKeys[view.section].title,
    template: '{@|apply mailing-list-page}',
    context: { listTitle: words.title, listText: words.text, listForm },
  });
}
