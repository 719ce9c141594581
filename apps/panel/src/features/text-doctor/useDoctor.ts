import { examineText } from '@jarchi/domain/text/doctor/examine-text.ts';
import { applyFinding, applyFindings, type Finding } from '@jarchi/domain/text/doctor/findings.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useMemo, useState } from 'react';
import { ignoreFinding, isIgnored, nameFinding } from './ignored-findings.ts';

const REST_MS = 700;

interface Step {
  before: string;
  after: string;
}

export interface DoctoredField {
  /** The field's name, by which ignored findings are remembered. */
  name: string;
  value: string;
  onChange: (text: string) => void;
}

/** The findings of a field's text once its writer rests, and what can be done with them. Only a press changes the text. */
export function useDoctor({ name, value, onChange }: DoctoredField) {
  const rested = useRested(value, REST_MS);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  // The text that a press here made is examined at once.
  const [made, setMade] = useState<string | null>(null);
  const [ignoredCount, setIgnoredCount] = useState(0);
  const text = made === value ? value : rested;
  // oxlint-disable-next-line react/exhaustive-deps -- a finding that was ignored a moment ago is left out
  const findings = useMemo(() => listFindings(name, text), [name, text, ignoredCount]);
  const last = steps.at(-1);

  const become = (after: string) => {
    setMade(after);
    onChange(after);
  };
  const change = (after: string) => {
    setSteps((now) => [...now, { before: value, after }]);
    become(after);
  };
  /** Of the text as it is now: it may have grown since it was examined. */
  const findNow = (wanted: Finding) => {
    const key = nameFinding(name, text, wanted);
    return listFindings(name, value)
      .filter((finding) => nameFinding(name, value, finding) === key)
      .toSorted((a, b) => Math.abs(a.from - wanted.from) - Math.abs(b.from - wanted.from))[0];
  };
  return {
    text,
    findings,
    sure: findings.filter(({ certainty }) => certainty === 'sure'),
    canUndo: last?.after === value,
    apply: (finding: Finding) => {
      const now = findNow(finding);
      if (now) change(applyFinding(value, now));
    },
    applySure: () =>
      change(
        applyFindings(
          value,
          listFindings(name, value).filter(({ certainty }) => certainty === 'sure'),
        ),
      ),
    ignore: (finding: Finding) => {
      ignoreFinding(nameFinding(name, text, finding));
      setIgnoredCount((count) => count + 1);
    },
    undo: () => {
      if (!last) return;
      setSteps((now) => now.slice(0, -1));
      become(last.before);
    },
  };
}

function listFindings(name: string, text: string): Finding[] {
  return examineText(text).filter((finding) => {
    // The space after the last word is where its writer goes on.
    const isNextWord = finding.rule === 'spaces' && finding.to === text.length;
    return !isNextWord && !isIgnored(nameFinding(name, text, finding));
  });
}
