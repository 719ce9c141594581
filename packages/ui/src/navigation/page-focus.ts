/** Moves focus to an element that is not a control, without a focus ring. */
export function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

/** The id of the element with the page's content. */
export const CONTENT_ID = 'content';

/** Focuses the heading of a new page, so that it is read, unless an element of the page already has the focus. */
export function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content?.contains(document.activeElement)) return;
  const target = content?.querySelector<HTMLElement>('h1') ?? content;
  if (target) focusQuietly(target);
}
