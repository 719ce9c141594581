/** The strip over a customer's panel while staff act in it. */
export const impersonationFa = {
  label: 'نمایندگی کارکنان',
  onBehalf: 'به نمایندگی از',
  crm: 'پروندهٔ مشتری',
  opensElsewhere: 'در پنجرهٔ تازه باز می‌شود',
  staff: (name: string) => `کارشناس: ${name}`,
  minutesLeft: (minutes: string) => `${minutes} دقیقه مانده`,
  shortLeft: (minutes: string) => `${minutes}′`,
  over: 'زمان نمایندگی به پایان رسید.',
  release: 'رها کردن حساب',
  releaseShort: 'رها کردن',
  releasing: 'در حال رها کردن…',
  back: 'بازگشت به کنسول',
} as const;
