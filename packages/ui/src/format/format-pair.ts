import { scaleNumber } from '@jarchi/domain/numbers/scale.ts';
import { formatScaled } from './format.ts';

/** Two figures of one pair: «۲۳٫۶» of «۳۶٫۲ میلیون»; the part has no unit if both units are the same. */
export function formatScaledPair(part: number, whole: number): { part: string; whole: string } {
  const first = formatScaled(part);
  const second = formatScaled(whole);
  const isShared = part === 0 || scaleNumber(part).unit === scaleNumber(whole).unit;
  const withUnit = ({ figure, unit }: { figure: string; unit: string }) => (unit === '' ? figure : `${figure} ${unit}`);
  return { part: isShared ? first.figure : withUnit(first), whole: withUnit(second) };
}
