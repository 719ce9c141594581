import { formatNumericDate, formatTime } from '#calendar/jalali.ts';
import { toLatinDigits } from '#text/digits.ts';

const LENGTH_LIMIT = 120;

/** «گزارش 1405-08-19 18-00.xlsx»: the file name of an exported table or document; characters that file systems refuse become dashes. */
export function nameExportFile(prefix: string, at: number, kind: 'xlsx' | 'pdf' | 'zip' = 'xlsx'): string {
  const stamp = toLatinDigits(`${formatNumericDate(at)} ${formatTime(at)}`).replace(/[/:]/g, '-');
  const name = prefix.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim();
  return `${[...name].slice(0, LENGTH_LIMIT).join('')} ${stamp}.${kind}`;
}
