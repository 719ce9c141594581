import { expect, test } from 'vitest';
import { composeFindings } from './compose-findings.ts';
import { applyFindings, certaintyOfRule, type DoctorRule, type Finding } from './findings.ts';
import { examineText } from './examine-text.ts';

function change(rule: DoctorRule, from: number, found: string, suggested: string): Finding {
  return { rule, from, to: from + found.length, found, suggested, certainty: certaintyOfRule[rule] };
}

test('separate later findings get their offsets in the original text', () => {
  const composed = composeFindings('aXbbbYc', [change('letters', 1, 'X', 'xxx')], [change('spaces', 7, 'Y', '')]);
  expect(composed).toEqual([change('letters', 1, 'X', 'xxx'), change('spaces', 5, 'Y', '')]);
  expect(applyFindings('aXbbbYc', composed)).toBe('axxxbbbc');
});

test('a finding that a later one touches is merged with it; the result is asked if either is', () => {
  const composed = composeFindings('aXb', [change('letters', 1, 'X', 'xxx')], [change('mi_joined', 2, 'xx', 'Z')]);
  expect(composed).toEqual([change('mi_joined', 1, 'X', 'xZ')]);
  expect(composeFindings('aXb', [change('letters', 1, 'X', 'xx')], [change('spaces', 3, 'b', 'c')])).toEqual([
    change('letters', 1, 'Xb', 'xxc'),
  ]);
});

test('findings that undo each other are dropped', () => {
  expect(composeFindings('aXb', [change('letters', 1, 'X', 'x')], [change('letters', 1, 'x', 'X')])).toEqual([]);
});

test('a fault that only the first correction reveals is found in the same examination', () => {
  const text = '3\ufeffسلام';
  expect(examineText(applyFindings(text, examineText(text)))).toEqual([]);
});
