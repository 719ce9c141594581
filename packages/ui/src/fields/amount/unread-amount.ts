/**
 * Whether an amount field of the page, or of the dialog over it, shows a text that is no amount yet; the field gets the focus. Forms that
 * are submitted are held back by the field itself: this is for buttons outside of a form, whose code would see an empty field.
 */
export function focusUnreadAmount(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const layer = dialogs.length === 0 ? document : dialogs[dialogs.length - 1]!;
  const box = layer.querySelector<HTMLElement>('input[data-unread]');
  box?.focus();
  return box !== null;
}
