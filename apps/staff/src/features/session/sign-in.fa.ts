export const signInFa = {
  title: 'ورود کارکنان',
  lead: 'با ایمیل یا نام کاربری سازمانی و رمز عبور خود وارد شوید.',
  username: 'ایمیل یا نام کاربری',
  usernameEmpty: 'ایمیل یا نام کاربری را وارد کنید.',
  password: 'رمز عبور',
  passwordEmpty: 'رمز عبور را وارد کنید.',
  submit: 'ورود',
  submitting: 'در حال ورود…',
  stranger: 'این حساب از کارکنان نیست و به کنسول راه ندارد.',
  toPanel: 'رفتن به پنل تبلیغ‌دهندگان',
} as const;
