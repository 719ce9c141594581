/** All functions here take Latin digits without separators; `cleanTypedNumber` produces them. */

const isOneDigitOnly = (text: string): boolean => /^(\d)\1*$/.test(text);

const digitsIn = (text: string): number[] => [...text].map(Number);

/** The only code of one digit that a living person has. */
const HELD_CODE = '1111111111';

/** A person's national code: ten digits, the last one a check by 11; of those with all digits equal, only the one that a person has. */
export function isNationalCode(text: string): boolean {
  if (!/^\d{10}$/.test(text) || (isOneDigitOnly(text) && text !== HELD_CODE)) return false;
  const digits = digitsIn(text);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (10 - index), 0);
  const rest = sum % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}

/** The weights of the ten digits before the check digit. */
const COMPANY_WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

/** A company's national id: eleven digits, not all equal, the last one a check by 11. */
export function isCompanyId(text: string): boolean {
  if (!/^\d{11}$/.test(text) || isOneDigitOnly(text)) return false;
  const digits = digitsIn(text);
  // The tenth digit plus two is added to each digit.
  const added = digits[9]! + 2;
  const sum = COMPANY_WEIGHTS.reduce((total, weight, index) => total + (digits[index]! + added) * weight, 0);
  return digits[10] === (sum % 11) % 10;
}

/** A person's economic number: fourteen digits that begin with the national code. */
export function isPersonEconomicNumber(text: string, nationalCode: string): boolean {
  return /^\d{14}$/.test(text) && text.startsWith(nationalCode);
}

/** Ten digits, not all equal; none begins with 0. */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text) && !isOneDigitOnly(text);
}
