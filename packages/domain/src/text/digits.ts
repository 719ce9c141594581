const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian and Arabic-Indic digits become Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= PERSIAN_ZERO ? code - PERSIAN_ZERO : code - ARABIC_ZERO);
  });
}

/** Latin and Arabic-Indic digits become Persian ones; everything else stays. */
export function toPersianDigits(text: string): string {
  return toLatinDigits(text).replace(/\d/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

/** Only the digits of a text, in Latin: «۱۲٬۵۰۰ تومان» gives "12500". */
export function getDigits(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '');
}

/** "1250000" gives "1,250,000"; the text must contain only digits. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
