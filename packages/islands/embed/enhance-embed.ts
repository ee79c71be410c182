import { object, text } from '@veranda/domain/decoders';

/** Frame of another service, and what a visitor reads about it. */
export const embedProps = object({
  src: text,
  page: text,
  title: text,
  openText: text,
  errorText: text,
  retryText: text,
});
type EmbedProps = ReturnType<typeof embedProps>;

/** Time that a service has to answer, in milliseconds. */
const timeoutMs = 12_000;

/**
 * Puts the frame of a service in the place of its button once that is pressed: before, nothing is fetched from
 * there. A service that does not answer leaves a message, a button to try again and a link to its own page.
 */
export function enhanceEmbed(mark: HTMLElement, props: EmbedProps): void {
  mark.querySelector('a')?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    showFrame(mark, props);
  });
}

function showFrame(mark: HTMLElement, props: EmbedProps): void {
  if (!navigator.onLine) return showError(mark, props);
  const frame = document.createElement('iframe');
  frame.className = 'v-embed-frame';
  frame.title = props.title;
  frame.allow = 'fullscreen; autoplay; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  const timer = setTimeout(() => showError(mark, props), timeoutMs);
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    mark.removeAttribute('aria-busy');
  });
  mark.setAttribute('aria-busy', 'true');
  mark.style.padding = '0';
  mark.style.display = 'block';
  frame.src = props.src;
  mark.replaceChildren(frame);
  frame.focus();
}

function showError(mark: HTMLElement, props: EmbedProps): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = props.errorText;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'v-btn v-btn-primary';
  retry.textContent = props.retryText;
  retry.addEventListener('click', () => showFrame(mark, props));
  const link = document.createElement('a');
  link.href = props.page;
  link.rel = 'noopener';
  link.textContent = props.openText;
  mark.removeAttribute('aria-busy');
  mark.style.removeProperty('padding');
  mark.style.removeProperty('display');
  mark.replaceChildren(message, retry, link);
}
