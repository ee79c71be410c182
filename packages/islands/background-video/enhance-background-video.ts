/** Wide screens of readers who want motion: everywhere else the still picture stays. */
const plays = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/**
 * Plays the video behind the section of its button, which pauses it and plays it again (WCAG 2.2, 2.2.2). A video that
 * cannot be played leaves the picture and has no button.
 */
export function enhanceBackgroundVideo(button: HTMLButtonElement): void {
  const video = button.closest('.v-section')?.querySelector<HTMLVideoElement>('.v-background-video');
  if (!video) return;
  const room = window.matchMedia(plays);
  let isWanted = true;
  const say = () => {
    const { play = '', pause = '' } = button.dataset;
    button.toggleAttribute('data-playing', !video.paused);
    button.setAttribute('aria-label', video.paused ? play : pause);
  };
  const follow = () => {
    if (!room.matches) {
      button.hidden = true;
      video.removeAttribute('data-shown');
    }
    if (room.matches && isWanted) video.play().catch(() => undefined);
    else video.pause();
  };
  video.addEventListener('playing', () => {
    video.dataset['shown'] = '';
    button.hidden = false;
    say();
  });
  video.addEventListener('pause', say);
  room.addEventListener('change', follow);
  button.addEventListener('click', () => {
    isWanted = video.paused;
    follow();
  });
  follow();
}
