import { escapeAttribute } from '@veranda/template/formatters/escape';

/** Script that a follow button runs: the page's policy knows it by its text. */
export const followButtonScript =
  "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });";

/** `twitter-follow-button` (§2.4). */
export function followButton(userName: string): string {
  return `<script>${followButtonScript}</script><div class="squarespace-follow-button" data-username="${escapeAttribute(userName)}"></div>`;
}
