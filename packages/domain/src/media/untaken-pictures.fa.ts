import { findUntakenPicture, type UntakenPicture } from './media-types.ts';

/** Pictures that are not taken, each with the way out. */
const untakenPicturesFa: Readonly<Record<UntakenPicture, string>> = {
  heic: 'عکس HEIC پذیرفته نمی‌شود؛ آن را JPG کنید. آیفون عکس‌های تازه را JPG می‌گیرد اگر در تنظیمات ← دوربین ← قالب‌ها، «سازگارترین» را برگزینید.',
  apng: 'PNG متحرک پذیرفته نمی‌شود؛ آن را PNG ساده، GIF یا ویدئو ذخیره کنید.',
};

/** What to do about a picture of a type that nothing takes; undefined for other types. */
export function describeUntakenPicture(type: string): string | undefined {
  const picture = findUntakenPicture(type);
  return picture && untakenPicturesFa[picture];
}
