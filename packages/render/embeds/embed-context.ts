import type { FoundEmbed } from '@veranda/domain/embeds/embed-services';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { frameAddress } from '../context/frame-address.ts';
import type { Session } from '../context/session.ts';

/** What a page shows of another service, before and after a visitor asks for it. */
interface EmbedOptions {
  readonly target: FoundEmbed;
  /** Words of the owner on the button or link; '' for those of the platform. */
  readonly label: string;
  /** Name of the frame; absent for the label. */
  readonly frameTitle?: string;
  /** Pixels of the frame. */
  readonly height: number;
  /** False: the page is linked to, and nothing is framed. */
  readonly isFramed: boolean;
}

/**
 * Context of something on another service. Nothing is fetched from there before a visitor presses the button:
 * without JavaScript it is a link. The policy of the page lets this one frame through.
 */
export function embedContext(session: Session, options: EmbedOptions) {
  const { target, label, frameTitle = label, height, isFramed } = options;
  const say = (key: string): string =>
    fillPlaceholders(session.strings[key] ?? '', { service: target.title });
  const frame = isFramed && target.frame !== null ? frameAddress(session, target.frame) : '';
  return {
    page: target.page,
    height,
    frame,
    title: target.title,
    buttonText: label || say(frame === '' ? 'embedOpenText' : 'embedLoadText'),
    privacyText: frame === '' ? '' : say('embedPrivacyText'),
    islandProps: JSON.stringify({
      src: frame,
      page: target.page,
      title: frameTitle || say('embedTitleText'),
      openText: say('embedOpenText'),
      errorText: say('embedErrorText'),
      retryText: say('embedRetryText'),
    }),
  };
}
