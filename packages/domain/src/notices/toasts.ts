export type ToastKind = 'success' | 'warning' | 'info' | 'error' | 'notify';

/** How long each kind stays. */
export const TOAST_DURATION_MS: Readonly<Record<ToastKind, number>> = {
  success: 3000,
  warning: 3000,
  info: 3000,
  error: 4000,
  notify: 5000,
};

const TOASTS_MAX = 5;

/** Adds a toast on top, newest first. Beyond five the oldest leave; a toast that is already shown appears once, on top. */
export function addToast<T extends { readonly id: number }>(shown: readonly T[], toast: T): { readonly shown: T[]; readonly left: T[] } {
  const all = [toast, ...shown.filter(({ id }) => id !== toast.id)];
  return { shown: all.slice(0, TOASTS_MAX), left: all.slice(TOASTS_MAX) };
}
