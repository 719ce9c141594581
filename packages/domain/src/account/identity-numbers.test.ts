import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { isCompanyId, isNationalCode, isPersonEconomicNumber, isPostalCode } from './identity-numbers.ts';

const DIGITS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

test.each(['0499370899', '0084575948', '0076229645', '1583250689', '0010350829', '7400076205', '7340416501', '1111111111'])(
  '%s is a national code',
  (text) => {
    expect(isNationalCode(text)).toBe(true);
  },
);

test.each(['', '0684159415', '499370899', '04993708990', '049937089a', '۰۴۹۹۳۷۰۸۹۹', '0499370890', '0499 370899', '0499370899\n'])(
  '%j is no national code',
  (text) => {
    expect(isNationalCode(text)).toBe(false);
  },
);

test.each(['10380284790', '14007650912', '10100171920', '10861677542'])("%s is a company's id", (text) => {
  expect(isCompanyId(text)).toBe(true);
});

test.each(['', '10380285692', '10380284792', '1038028479', '103802847900', '1038028479x', '۱۰۳۸۰۲۸۴۷۹۰', '10380284790\n'])(
  "%j is no company's id",
  (text) => {
    expect(isCompanyId(text)).toBe(false);
  },
);

test('a number with all digits equal is not valid, except for the national code that a living person has', () => {
  const repeated = DIGITS.flatMap((digit) => [digit.repeat(10), digit.repeat(11)]);
  expect(repeated.filter((text) => isNationalCode(text) || isCompanyId(text) || isPostalCode(text))).toEqual(['1111111111']);
});

/** The numbers of a stem with the one check digit that fits. */
const checked = (stem: string, isRight: (text: string) => boolean) => DIGITS.map((digit) => stem + digit).filter(isRight);

const isVaried = (stem: string) => !/^(\d)\1*$/.test(stem);
const getStem = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter(isVaried);

test('for any digits before it, exactly one check digit is valid', () => {
  fc.assert(
    fc.property(getStem(9), getStem(10), (national, company) => {
      expect([checked(national, isNationalCode).length, checked(company, isCompanyId).length]).toEqual([1, 1]);
    }),
  );
});

test('a national code with one digit changed is refused, except where two remainders share a check digit', () => {
  fc.assert(
    fc.property(getStem(9), fc.nat(9), fc.constantFrom(...DIGITS), (stem, index, digit) => {
      const [code = ''] = checked(stem, isNationalCode);
      const changed = code.slice(0, index) + digit + code.slice(index + 1);
      // The remainders 1 and 10 both give the check digit 1.
      fc.pre(changed !== code && (index === 9 || !code.endsWith('1')));
      expect(isNationalCode(changed)).toBe(false);
    }),
  );
});

test("a company's id with one digit changed is refused, except where two remainders share a check digit", () => {
  fc.assert(
    fc.property(getStem(10), fc.nat(10), fc.constantFrom(...DIGITS), (stem, index, digit) => {
      const [id = ''] = checked(stem, isCompanyId);
      const changed = id.slice(0, index) + digit + id.slice(index + 1);
      // The remainders 0 and 10 both give the check digit 0.
      fc.pre(changed !== id && (index === 10 || !id.endsWith('0')));
      expect(isCompanyId(changed)).toBe(false);
    }),
  );
});

test('a national code with two neighbours swapped is refused, except where two remainders share a check digit', () => {
  fc.assert(
    fc.property(getStem(9), fc.nat(7), (stem, index) => {
      const [code = ''] = checked(stem, isNationalCode);
      const swapped = code.slice(0, index) + code[index + 1] + code[index] + code.slice(index + 2);
      fc.pre(swapped !== code && !code.endsWith('1'));
      expect(isNationalCode(swapped)).toBe(false);
    }),
  );
});

test.each([
  ['04993708990001', true],
  ['04993708999999', true],
  ['0499370899000', false],
  ['049937089900011', false],
  ['04993708980001', false],
  ['0499370899', false],
  ['0499370899000x', false],
  ['', false],
])('%j is an economic number of the person 0499370899: %s', (text, isRight) => {
  expect(isPersonEconomicNumber(text, '0499370899')).toBe(isRight);
});

test.each([
  ['1966731134', true],
  ['9876543210', true],
  ['0966731134', false],
  ['196673113', false],
  ['19667311345', false],
  ['196673113a', false],
  ['1966731134\n', false],
  ['', false],
])('%j is a postal code: %s', (text, isRight) => {
  expect(isPostalCode(text)).toBe(isRight);
});

test('any text gets an answer, none throws', () => {
  fc.assert(
    fc.property(
      anyText,
      (text) => !isNationalCode(text) && !isCompanyId(text) && !isPostalCode(text) && !isPersonEconomicNumber(text, text),
    ),
  );
});
