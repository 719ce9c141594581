import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';

/** An action that corrects a refusal. */
export type Remedy =
  | { readonly kind: 'step'; readonly step: Exclude<CreationStep, 'activation'> }
  | { readonly kind: 'drop_codes'; readonly codes: readonly string[] }
  | { readonly kind: 'drop_services'; readonly keys: readonly string[] };

const PACKAGE_CODES = ['plans_gone', 'bundles_gone', 'plan_twice'] as const;

/** A step that is filled in; the first one for any other. */
export function findStep(step: string): Exclude<CreationStep, 'activation'> {
  return CREATION_STEPS.find((known) => known === step && known !== 'activation') === 'content'
    ? 'content'
    : step === 'create-package'
      ? 'create-package'
      : 'general-information';
}

/** The step that corrects the refusal, or the items to leave out; undefined if only another try may help. */
export function findRemedy(error: unknown): Remedy | undefined {
  if (PACKAGE_CODES.some((code) => hasErrorCode(error, code))) return { kind: 'step', step: 'create-package' };
  if (hasErrorCode(error, 'draft_incomplete')) return { kind: 'step', step: findStep(error.facts.step) };
  if (hasErrorCode(error, 'goal_refused')) return { kind: 'step', step: 'general-information' };
  if (hasErrorCode(error, 'services_not_offered')) return { kind: 'drop_services', keys: error.facts.keys };
  if (hasErrorCode(error, 'discount_refused'))
    return { kind: 'drop_codes', codes: [...new Set(error.facts.refusals.map(({ discount_code }) => discount_code))] };
  return undefined;
}
