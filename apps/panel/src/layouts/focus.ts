/** Moves focus to something that is not a control, without a ring: the eye sees the page itself. */
export function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
