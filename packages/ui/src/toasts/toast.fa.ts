import type { ToastKind } from '@jarchi/domain/notices/toasts.ts';

/** The texts of messages whose caller gives none. */
export const toastFa: Partial<Record<ToastKind, { readonly title: string; readonly text?: string }>> = {
  error: { title: 'مشکلی در ارتباط با سرور پیش آمد', text: 'لطفاً دوباره تلاش کنید.' },
  success: { title: 'عملیات موفق', text: 'عملیات با موفقیت انجام شد.' },
};
