import { describe, expect, test } from 'vitest';
import { applyFindings, type Finding } from './findings.ts';
import { examineText } from './examine-text.ts';
import { developmentSigns } from './testing/development/signs.fa.ts';
import { developmentUnchanged } from './testing/development/unchanged.fa.ts';
import { developmentWords } from './testing/development/words.fa.ts';
import { heldOutSigns } from './testing/held-out/signs.fa.ts';
import { heldOutUnchanged } from './testing/held-out/unchanged.fa.ts';
import { heldOutWords } from './testing/held-out/words.fa.ts';
import { readLabels, trimFinding } from './testing/labels.ts';

const development = [...developmentWords, ...developmentSigns, ...developmentUnchanged];
const heldOut = [...heldOutWords, ...heldOutSigns, ...heldOutUnchanged];

interface Score {
  precision: number;
  recall: number;
  failures: string[];
}

/** A finding counts as right if its rule, its place and its replacement are those of a label. */
function score(marked: readonly string[]): Score {
  let [right, missed, wrong] = [0, 0, 0];
  const failures: string[] = [];
  for (const source of marked) {
    const { text, findings } = readLabels(source);
    const expected = findings.map(describeFinding);
    const actual = examineText(text).map((finding) => describeFinding(trimFinding(finding)));
    const lost = expected.filter((label) => !actual.includes(label));
    const extra = actual.filter((label) => !expected.includes(label));
    right += expected.length - lost.length;
    missed += lost.length;
    wrong += extra.length;
    if (lost.length + extra.length > 0) failures.push(`${JSON.stringify(text)} missed [${lost.join(' ')}] wrong [${extra.join(' ')}]`);
  }
  return { precision: right / (right + wrong), recall: right / (right + missed), failures };
}

function describeFinding({ rule, from, found, suggested }: Pick<Finding, 'from' | 'found' | 'suggested'> & { rule: string }): string {
  return `${rule}@${from} ${JSON.stringify(found)}>${JSON.stringify(suggested)}`;
}

describe('the labelled texts', () => {
  test('each label of the development set is found, and nothing else', () => {
    expect(score(development).failures).toEqual([]);
  });

  test('the held-out labels are found with a precision of .98 and a recall of .95', () => {
    const { precision, recall, failures } = score(heldOut);
    expect(precision, failures.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(recall, failures.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test.each([...development, ...heldOut].map((source) => readLabels(source).text))('%j has no findings once all were applied', (text) => {
    expect(examineText(applyFindings(text, examineText(text)))).toEqual([]);
  });
});
