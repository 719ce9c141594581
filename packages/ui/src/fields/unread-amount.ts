/**
 * Whether an amount field shows a text that is no amount yet; the field gets the focus. Forms that are submitted are held back by the
 * field itself: this is for buttons outside of a form, whose code would see an empty field.
 */
export function focusUnreadAmount(): boolean {
  const box = document.querySelector<HTMLElement>('input[data-unread]');
  box?.focus();
  return box !== null;
}
