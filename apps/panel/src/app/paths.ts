import type { CreationStep } from '@jarchi/domain/drafts/drafts.ts';

/** Every address of the panel; patterns with $ take params in a Link. */
export const paths = {
  home: '/',
  login: '/auth/login',
  loginSubmitOtp: '/auth/login/submit-otp',
  campaigns: '/campaigns',
  campaignReportPattern: '/campaigns/$id',
  campaignReport: (id: number) => `/campaigns/${id}`,
  creation: '/campaign',
  creationStep: (step: CreationStep, draft?: number) => `/campaign/${step}${draft === undefined ? '' : `?draft=${draft}`}`,
  charge: '/financial/charge',
  chargeResultPattern: '/financial/charge/result',
  chargeResult: (order: number) => `/financial/charge/result?order=${order}`,
} as const;
