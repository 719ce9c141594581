import {
  canSubmitOnboarding,
  countAnswers,
  ONBOARDING_QUESTIONS,
  parseOnboarding,
  type OnboardingAnswers,
} from '@jarchi/domain/account/onboarding.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia } from '@jarchi/ui/media.ts';
import { ModalBody, ModalFoot, PlainModal } from '@jarchi/ui/overlays/PlainModal.tsx';
import { useId, useState } from 'react';
import { panelFa } from '#panel.fa.ts';
import { Greeting } from './Greeting.tsx';
import { onboardingFa as fa } from './onboarding.fa.ts';
import { QuestionFields, type BusinessCategory } from './QuestionFields.tsx';
import { findSavedAnswers, typedAnswers } from './saved-answers.ts';
import { useSubmitAnswers } from './useSubmitAnswers.ts';
import { useTyping, type TypedLine } from './useTyping.ts';

const LINES: readonly TypedLine[] = [
  { text: fa.greeting(panelFa.brand), msPerCharacter: 30 },
  { text: fa.purpose, msPerCharacter: 10 },
  { text: fa.promise, msPerCharacter: 10 },
];

export interface OnboardingModalProps {
  accountId: number;
  categories: readonly BusinessCategory[];
  /** Called when the server accepted the answers. */
  onAnswered: () => void;
}

/** The greeting and its four questions. Only the answers close it. */
export function OnboardingModal({ accountId, categories, onAnswered }: OnboardingModalProps) {
  const [answers, setAnswers] = useState(() =>
    findSavedAnswers(
      accountId,
      categories.map(({ id }) => id),
    ),
  );
  // A person with saved answers has already read the greeting.
  const [isKnown] = useState(() => countAnswers(answers) > 0);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const { counts, isDone } = useTyping(LINES, isCalm || isKnown);
  const descriptionId = useId();
  const submit = useSubmitAnswers(() => {
    typedAnswers.forget(accountId);
    onAnswered();
  });
  const change = (part: Partial<OnboardingAnswers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    typedAnswers.keep(next, accountId);
  };
  const send = () => {
    const payload = parseOnboarding(answers);
    if (payload.ok) submit.send(payload.value);
  };
  const answered = countAnswers(answers);
  const all = ONBOARDING_QUESTIONS.length;
  const progress = fa.answered(formatNumber(answered), formatNumber(all));
  return (
    <PlainModal isBlocking width={560} onClose={() => undefined} describedBy={descriptionId}>
      <div role="progressbar" aria-label={progress} aria-valuemin={0} aria-valuemax={all} aria-valuenow={answered} className="h-1 bg-line">
        <div
          className="h-full bg-action transition-[width] duration-(--t-data) ease-move"
          style={{ width: `${(answered / all) * 100}%` }}
        />
      </div>
      <ModalBody className="flex flex-col gap-6 pt-5 pb-6 sm:pt-7">
        <Greeting lines={LINES} counts={counts} descriptionId={descriptionId} />
        {isDone && (
          <div className="flex flex-col gap-5">
            <QuestionFields answers={answers} onChange={change} categories={categories} />
          </div>
        )}
      </ModalBody>
      <ModalFoot className="justify-between max-sm:gap-5">
        <span className="text-sm text-text-2">{progress}</span>
        <Button
          size="lg"
          className="max-sm:flex-1"
          isDisabled={!isDone || !canSubmitOnboarding(answers, false)}
          isLoading={submit.isPending}
          loadingLabel={submit.isPending ? fa.submitting : undefined}
          onClick={send}
        >
          {fa.submit}
        </Button>
      </ModalFoot>
    </PlainModal>
  );
}
