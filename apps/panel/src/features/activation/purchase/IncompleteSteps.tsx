import type { DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { fieldNamesFa } from '@jarchi/domain/drafts/field-names.fa.ts';
import type { IncompleteStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { draftIssueText } from '#features/drafts/public.ts';
import { findStep } from '#data/campaigns/refusal-remedy.ts';
import { stepLinks } from './step-links.ts';

const textOf = (issue: DraftIssue): string => `${fieldNamesFa[issue.field]}: ${draftIssueText(issue)}`;

/** Everything that keeps a campaign from being bought, step by step, each with the way to it. */
export function IncompleteSteps({ steps, draftId }: { steps: readonly IncompleteStep[]; draftId: number }) {
  return (
    <ul className="mt-2 flex flex-col gap-3 text-start">
      {steps.map(({ step, issues }) => {
        const { to, label } = stepLinks[findStep(step)];
        return (
          <li key={step}>
            <ul className="mb-2 list-disc ps-5">
              {[...new Set(issues.map(textOf))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <Link to={to} search={{ draft: String(draftId) }} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
