import { type PageOutput, renderSystem } from './render-page.ts';
import type { RenderInput } from '../context/session.ts';
import { ownSlide } from '../slices/own-slide.ts';

/** Data of the lock screen. */
export interface LockView {
  readonly crumb: string;
  /** Path to go on to. */
  readonly returnTo: string;
  /** After a password that is not it. */
  readonly isWrong: boolean;
  /** False where no password leads further: the trial of the site is over. */
  readonly takesPassword: boolean;
}

/**
 * The lock screen (storefront §2: page type 103): the owner's own, or the site's name and the question; nothing of
 * what is behind it.
 */
export function renderLock(
  input: RenderInput,
  { crumb, returnTo, isWrong, takesPassword }: LockView,
): PageOutput {
  // A site whose trial is over has the platform's screen: nothing of the owner's is hosted then.
  const slide = takesPassword ? ownSlide(input.snapshot, 'lock-screen') : null;
  return renderSystem(input, {
    word: 'lock',
    title: 'lockTitle',
    template: '{@|apply lock-screen}',
    context: { crumb, returnTo, isWrong, takesPassword },
    isBare: true,
    ...(slide ? { slide: { document: slide, facts: { lock: { crumb, returnTo, isWrong } } } } : {}),
  });
}
