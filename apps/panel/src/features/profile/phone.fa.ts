/** Adding or changing the phone with which a person signs in. */
export const phoneFa = {
  add: 'افزودن شماره',
  change: 'تغییر شماره',
  addTitle: 'افزودن شمارهٔ موبایل',
  changeTitle: 'تغییر شمارهٔ موبایل',
  lead: 'کدی به این شماره می‌رسد؛ با نوشتن آن، شماره به نام شما ثبت می‌شود و از این پس با آن وارد می‌شوید.',
  save: 'ثبت شماره',
  saving: 'در حال ثبت…',
  saved: 'شمارهٔ موبایل ثبت شد.',
  edit: 'ویرایش شماره',
} as const;
