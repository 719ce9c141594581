/** Whether the keys that are pressed on it are its own: it takes text, or a choice from a list. */
export const isTypedField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));
