import { en } from '@veranda/messages/studio/fake-sign-in/en.data';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import style from './fake-page.css?raw';
import question from './fake-page.html?raw';

const questionBody = platformTemplate<{
  readonly messages: typeof en;
  /** Parameters that are sent back with the answer. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}>(question);

const passedOn = ['redirect_uri', 'state', 'nonce', 'code_challenge', 'client_id'];

/** The page on which the fake identity provider asks who one is. */
export function fakeProviderPage(query: Readonly<Record<string, string | undefined>>): string {
  const parameters = passedOn.map((name) => ({ name, value: query[name] ?? '' }));
  return renderPlatformPage({
    title: en.title,
    language: 'en',
    style,
    body: questionBody({ messages: en, parameters }),
  });
}
