/** Moves focus to something that is not a control, without a ring: the eye sees the page itself. */
export function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

/** What a page shows stands in the element with this id. */
export const CONTENT_ID = 'content';

/** The heading of a new page is read and the keyboard starts there, unless something on the page has the focus already. */
export function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content?.contains(document.activeElement)) return;
  const target = content?.querySelector<HTMLElement>('h1') ?? content;
  if (target) focusQuietly(target);
}
