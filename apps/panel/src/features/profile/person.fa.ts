/** The name and e-mail of a person; separate from the profile, because the sign-up uses them too. */
export const personFa = {
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  email: 'ایمیل',
  emailHint: 'پس از تأیید، با ایمیل و رمز عبور هم می‌توان وارد شد.',
  required: 'این مورد را کامل کنید.',
  tooLong: 'بیشتر از ۶۰ نویسه پذیرفته نمی‌شود؛ کوتاه‌ترش کنید.',
  unsafe: 'خط تازه و نشانه‌های \u2066< > & \' " ` ; - \\\u2069 در نام جا ندارند.',
  emailInvalid: 'ایمیل را مانند \u2066name@example.com\u2069 بنویسید.',
  emailLookalike: 'در این ایمیل حروف چند خط با هم آمده است. آن را تنها با حروف انگلیسی، یا هر بخش را تنها با حروف فارسی بنویسید.',
} as const;
