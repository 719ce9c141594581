import type { ErrorCode, StaleErrorCode } from '@jarchi/contract/refusals.ts';
import { draftTexts, campaignTexts } from './refusals/campaign-error-text.fa.ts';
import { channelTexts } from './refusals/channel-error-text.fa.ts';
import { commonTexts } from './refusals/common-error-text.fa.ts';
import { contentTexts } from './refusals/content-error-text.fa.ts';
import { controlTexts } from './refusals/control-error-text.fa.ts';
import { credentialTexts } from './refusals/credential-error-text.fa.ts';
import { documentTexts } from './refusals/document-error-text.fa.ts';
import { fileTexts, workbookTexts } from './refusals/file-error-text.fa.ts';
import { financeTexts, moneyRequestTexts, staffTexts, accountTexts } from './refusals/money-error-text.fa.ts';
import { publisherTexts, reportTexts, viewTexts, alertTexts, sharingTexts, worldTexts } from './refusals/report-error-text.fa.ts';
import { requestTexts } from './refusals/request-error-text.fa.ts';
import { sessionTexts } from './refusals/sign-in-error-text.fa.ts';
import { teamTexts, profileTexts } from './refusals/team-error-text.fa.ts';
import { ticketTexts } from './refusals/ticket-error-text.fa.ts';
import type { Texts } from './text-parts.fa.ts';

/**
 * The words of every refusal that our apps may get; a code without words does not compile. In a built app a call brings the words of what it
 * may refuse, and every page has the common ones (`packages/shell/build/calls`).
 */
export const errorTexts: Texts<Exclude<ErrorCode, StaleErrorCode>> = {
  ...draftTexts,
  ...campaignTexts,
  ...channelTexts,
  ...commonTexts,
  ...contentTexts,
  ...controlTexts,
  ...credentialTexts,
  ...documentTexts,
  ...fileTexts,
  ...workbookTexts,
  ...financeTexts,
  ...moneyRequestTexts,
  ...staffTexts,
  ...accountTexts,
  ...publisherTexts,
  ...reportTexts,
  ...viewTexts,
  ...alertTexts,
  ...sharingTexts,
  ...worldTexts,
  ...requestTexts,
  ...sessionTexts,
  ...teamTexts,
  ...profileTexts,
  ...ticketTexts,
};
