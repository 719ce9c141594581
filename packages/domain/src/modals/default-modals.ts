import { isStaffView, type Viewer } from '#session/viewer.ts';

/** How many days the phone-number prompt is not shown again. */
export const PHONE_PROMPT_REST_DAYS = 1;

export interface PhonePromptFacts extends Pick<Viewer, 'mode' | 'is_hijacked'> {
  readonly phone: string | null;
  /** Its cookie of one day exists. */
  readonly was_shown_lately: boolean;
}

/** The phone-number prompt: for an account without a phone, once a day; in staff view only in the demo. */
export function opensPhonePrompt({ phone, was_shown_lately, ...viewer }: PhonePromptFacts): boolean {
  const hasPhone = phone !== null && phone.trim() !== '';
  return !hasPhone && !was_shown_lately && (viewer.mode === 'demo' || !isStaffView(viewer));
}

export interface OnboardingFacts extends Pick<Viewer, 'mode' | 'is_hijacked'> {
  readonly has_seen_welcome_message: boolean;
}

/** The onboarding questions: for an account that has not seen the welcome; never in staff view. */
export function opensOnboarding({ has_seen_welcome_message, ...viewer }: OnboardingFacts): boolean {
  return !has_seen_welcome_message && !isStaffView(viewer);
}

export interface ChangelogFacts extends Pick<Viewer, 'mode' | 'is_hijacked'> {
  /** How many items were fetched; null when the fetch failed. */
  readonly items: number | null;
}

/** The changelog: when it has items; never in staff view or the demo, nor after a failed fetch. */
export function opensChangelog({ items, ...viewer }: ChangelogFacts): boolean {
  return items !== null && items > 0 && viewer.mode !== 'demo' && !isStaffView(viewer);
}

export interface FinancialInfoPromptFacts {
  readonly is_hijacked: boolean;
  /** Toman. */
  readonly balance: number;
  readonly is_financial_info_complete: boolean;
  /** The person's role may save it: a prompt that only another member can answer would lock the others out. */
  readonly may_save_financial_info: boolean;
  readonly pathname: string;
}

/** Pages where the person completes the account or asks for help. */
const SPARED = /^\/(profile|support)(\/|$)/;

/** The blocking prompt: the account has money and its financial info is incomplete; for who may save it, not for staff, not on the profile and support pages. */
export function opensFinancialInfoPrompt(facts: FinancialInfoPromptFacts): boolean {
  const isDue = facts.balance > 0 && !facts.is_financial_info_complete;
  return isDue && facts.may_save_financial_info && !facts.is_hijacked && !SPARED.test(facts.pathname);
}
