import { fillPlaceholders } from '@veranda/domain/placeholders';
import { type PageOutput, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';
import { ownSlide } from '../slices/own-slide.ts';

/** Data of the page of single sign-on. */
export interface SsoView {
  /** As visitors know the provider. */
  readonly providerName: string;
  /** A path of the site, or empty. */
  readonly returnTo: string;
  /** Code of what went wrong on the way; empty for nothing. */
  readonly problem: string;
}

const problems: Readonly<Record<string, string>> = {
  'sso-away': 'ssoAwayText',
  'sso-over': 'ssoOverText',
  'sso-denied': 'ssoDeniedText',
  'sso-refused': 'ssoRefusedText',
  'sso-email': 'ssoEmailText',
};

/**
 * The page of single sign-on (storefront §2: page type 400): the owner's own, or one with nothing of theirs but the
 * site's name and its look.
 */
export function renderSso(input: RenderInput, { providerName, returnTo, problem }: SsoView): PageOutput {
  const { strings } = createSession(input);
  const notice = strings[problems[problem] ?? ''] ?? '';
  const sso = ssoOption(strings, providerName);
  const slide = ownSlide(input.snapshot, 'sso-screen');
  return renderSystem(input, {
    word: 'sso',
    title: 'ssoTitle',
    template: '{@|apply sso-screen}',
    context: { returnTo, notice, sso },
    isBare: true,
    ...(slide ? { slide: { document: slide, facts: { sso: { ...sso, returnTo, notice } } } } : {}),
  });
}

/** The way to a provider, as the partials read it. */
export function ssoOption(
  strings: Readonly<Record<string, string>>,
  name: string,
): { readonly label: string } {
  return { label: fillPlaceholders(strings['ssoContinueText'] ?? '', { name }) };
}
