import type { UntakenPicture } from './media-types.ts';

/** Pictures that are not taken, each with the way out. */
export const untakenPicturesFa: Readonly<Record<UntakenPicture, string>> = {
  heic: 'عکس HEIC پذیرفته نمی‌شود؛ آن را JPG کنید. آیفون عکس‌های تازه را JPG می‌گیرد اگر در تنظیمات ← دوربین ← قالب‌ها، «سازگارترین» را برگزینید.',
  apng: 'PNG متحرک پذیرفته نمی‌شود؛ آن را PNG ساده، GIF یا ویدئو ذخیره کنید.',
};
