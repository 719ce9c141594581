import type { AlertKind, ThresholdUnit } from '@jarchi/domain/alerts/alert-kinds.ts';

interface AlertWords {
  readonly title: string;
  /** Before the threshold, or instead of one. */
  readonly before: string;
}

const kinds: Readonly<Record<AlertKind, AlertWords>> = {
  balance_low: { title: 'کم شدن پول', before: 'قابل خرج کمتر از' },
  pace_behind: { title: 'عقب‌افتادن کمپین', before: 'از زمان گذشته، بیش از' },
  reach_cost: { title: 'گران شدن دسترسی', before: 'هر هزار دسترسی بیش از' },
  views_cost: { title: 'گران شدن بازدید', before: 'هر هزار بازدید بیش از' },
  clicks_cost: { title: 'گران شدن کلیک', before: 'هر کلیک بیش از' },
  spent_early: { title: 'تمام شدن بودجه', before: 'پیش از پایان دورهٔ کمپین، همان لحظه' },
  wait_ending: { title: 'پایان مهلت شما', before: 'مانده به پایان مهلت، کمتر از' },
  publisher_out: { title: 'کنار رفتن ناشر', before: 'همان لحظه' },
};

const units: Readonly<Record<ThresholdUnit, string>> = { toman: 'تومان', percent: 'درصد', hours: 'ساعت' };

export const alertsFa = {
  lead: 'چه وقت خبرتان کنیم. هشدارها و گزارش‌ها تنها برای شما می‌آیند: در اعلان‌های همین پنل و در راه‌هایی که در بخش «اعلان‌ها» برگزیده‌اید؛ تغییرها همان لحظه ذخیره می‌شوند.',
  help: 'هشدارها چگونه کار می‌کنند؟',
  list: 'هشدارها',
  kinds,
  units,
  threshold: (title: string) => `آستانهٔ ${title}`,
  waitNote: 'جدا از این هشدارها، نیمهٔ هر مهلت شما و ۶ ساعت مانده به پایان آن همیشه یادآوری می‌شود.',
  saved: (title: string, isOn: boolean) => (isOn ? `هشدار «${title}» روشن و ذخیره شد.` : `هشدار «${title}» ذخیره شد و خاموش است.`),
  undo: 'بازگرداندن',
  required: 'عددی بنویسید.',
  outOfRange: (least: string, most: string, unit: string) => `عددی از ${least} تا ${most} ${unit} بنویسید.`,
  none: 'این هشدار آستانه ندارد.',
} as const;
