import {
  campaignRefusals,
  contentRefusals,
  controlRefusals,
  creativeRefusals,
  draftRefusals,
  publisherRefusals,
  viewRefusals,
  reportRefusals,
  workbookRefusals,
} from './refusals/campaigns.ts';
import { channelRefusals } from './refusals/channels.ts';
import { commonRefusals, doorRefusals, keyRefusals, requestRefusals, roleRefusals } from './refusals/common.ts';
import { documentRefusals } from './refusals/documents.ts';
import type { FieldIssue } from './refusals/field-issues.ts';
import { financeRefusals, moneyRequestRefusals } from './refusals/finance.ts';
import { accountRefusals, alertRefusals, credentialRefusals, sessionRefusals, staffRefusals } from './refusals/people.ts';
import { sharingRefusals } from './refusals/sharing.ts';
import type { Refusal } from './refusals/refusal.ts';
import { profileRefusals, teamRefusals } from './refusals/team.ts';
import { ticketRefusals } from './refusals/tickets.ts';
import { worldRefusals } from './refusals/world.ts';

export const refusals = {
  ...commonRefusals,
  ...roleRefusals,
  ...requestRefusals,
  ...keyRefusals,
  ...doorRefusals,
  ...sessionRefusals,
  ...credentialRefusals,
  ...accountRefusals,
  ...alertRefusals,
  ...staffRefusals,
  ...financeRefusals,
  ...documentRefusals,
  ...moneyRequestRefusals,
  ...channelRefusals,
  ...draftRefusals,
  ...creativeRefusals,
  ...campaignRefusals,
  ...controlRefusals,
  ...contentRefusals,
  ...publisherRefusals,
  ...workbookRefusals,
  ...sharingRefusals,
  ...viewRefusals,
  ...reportRefusals,
  ...ticketRefusals,
  ...worldRefusals,
  ...teamRefusals,
  ...profileRefusals,
};

export type ErrorCode = keyof typeof refusals;
export type CommonErrorCode = keyof typeof commonRefusals;
/** Codes that our current apps never get: only other programs and outdated pages do. */
export type StaleErrorCode = keyof typeof keyRefusals | keyof typeof doorRefusals;
export type FactsOf<C extends ErrorCode> = (typeof refusals)[C] extends Refusal<infer Facts> ? Facts : never;

/** What a service returns to refuse: the code and its facts in one object. */
export type RefusalOf<C extends ErrorCode> = C extends ErrorCode ? { readonly code: C } & Readonly<FactsOf<C>> : never;

/** The body of every refusal. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly issues?: readonly FieldIssue[];
    readonly request_id: string;
  };
}
