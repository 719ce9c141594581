import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Link } from '@tanstack/react-router';
import { discountRefusalText } from '#features/activation/extras/refusal-text.ts';
import { refusalsFa as fa } from './refusals.fa.ts';
import { IncompleteSteps } from './IncompleteSteps.tsx';
import { stepLinks } from './step-links.ts';
import { findRemedy } from '#data/campaigns/refusal-remedy.ts';

export interface RefusalActions {
  readonly draftId: number;
  readonly dropCodes: (codes: readonly string[]) => void;
  readonly dropServices: (keys: readonly string[]) => void;
  readonly isMending: boolean;
}

function Mend({ error, draftId, dropCodes, dropServices, isMending }: RefusalActions & { error: unknown }) {
  if (hasErrorCode(error, 'draft_incomplete')) return <IncompleteSteps steps={error.facts.steps} draftId={draftId} />;
  const remedy = findRemedy(error);
  if (remedy === undefined) return null;
  const style = { variant: 'secondary', size: 'sm' } as const;
  if (remedy.kind === 'step') {
    const { to, label } = stepLinks[remedy.step];
    return (
      <Link to={to} search={{ draft: String(draftId) }} className={buttonClass(style)}>
        {label}
      </Link>
    );
  }
  if (remedy.kind === 'drop_services')
    return (
      <Button {...style} isLoading={isMending} onClick={() => dropServices(remedy.keys)}>
        {fa.dropServices}
      </Button>
    );
  return (
    <Button {...style} isLoading={isMending} onClick={() => dropCodes(remedy.codes)}>
      {fa.dropCodes(remedy.codes.map(fa.code).join(fa.and))}
    </Button>
  );
}

function refusalText(error: unknown): string {
  if (hasErrorCode(error, 'discount_refused')) return error.facts.refusals.map(discountRefusalText).join(' ');
  return hasErrorCode(error, 'services_not_offered') ? fa.servicesGone : errorText(error);
}

/** A purchase that waits for the owner or for money has not failed. */
const isWaiting = (error: unknown): boolean => findRemedy(error) !== undefined || hasErrorCode(error, 'ceiling_exceeded');

/** Shown next to the button: why the purchase was refused, and a button that corrects it. */
export function RefusalNotice({ error, ...actions }: RefusalActions & { error: unknown }) {
  return (
    <Notice role="alert" tone={isWaiting(error) ? 'warning' : 'danger'}>
      <p>{refusalText(error)}</p>
      <div className="mt-2 empty:hidden">
        <Mend error={error} {...actions} />
      </div>
    </Notice>
  );
}

/** Replaces the review if there is no campaign to show. */
export function RefusalPage({ error, ...actions }: RefusalActions & { error: unknown }) {
  return <EmptyState role="alert" title={fa.blocked} text={refusalText(error)} action={<Mend error={error} {...actions} />} />;
}
