/** What a message says whose caller has no words of its own: what an error of unknown kind says too. */
export const defaultNoticesFa = {
  error: { title: 'مشکلی در ارتباط با سرور پیش آمد', text: 'لطفاً دوباره تلاش کنید.' },
  success: { title: 'عملیات موفق', text: 'عملیات با موفقیت انجام شد.' },
} as const;
