/** What staff do in a customer's name, as the customer reads it. */
export const STAFF_ACTS = [
  'draft',
  'file',
  'purchase',
  'campaign',
  'content',
  'money',
  'document',
  'sharing',
  'report',
  'settings',
  'support',
  'other',
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

const BY_CALL: Readonly<Record<string, StaffAct>> = { 'campaigns.purchaseCampaign': 'purchase' };
const BY_SLICE: Readonly<Record<string, StaffAct>> = {
  drafts: 'draft',
  creatives: 'file',
  campaigns: 'campaign',
  contents: 'content',
  finance: 'money',
  moneyRequests: 'money',
  attachments: 'file',
  documents: 'document',
  sharing: 'sharing',
  reports: 'report',
  alerts: 'settings',
  views: 'settings',
  account: 'settings',
  notifications: 'settings',
  support: 'support',
};

/** The kind of act that a call is: `campaigns.purchaseCampaign` is a purchase. */
export function describeAct(call: string): StaffAct {
  const [slice = ''] = call.split('.');
  return BY_CALL[call] ?? BY_SLICE[slice] ?? 'other';
}

export interface CountedAct {
  readonly act: StaffAct;
  readonly count: number;
}

/** Calls with their numbers as acts, in the order of STAFF_ACTS. */
export function sumActs(calls: readonly { readonly call: string; readonly count: number }[]): CountedAct[] {
  return STAFF_ACTS.flatMap((act) => {
    const count = calls.reduce((sum, one) => (describeAct(one.call) === act ? sum + one.count : sum), 0);
    return count > 0 ? [{ act, count }] : [];
  });
}
