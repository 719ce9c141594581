import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { findRemedy } from './refusal-remedy.ts';

const refused = (code: string, facts: object = {}) => new ApiError({ status: 409, code: code as 'plans_gone', facts } as never);

test.each([
  ['plans_gone', { plan_ids: [1] }, { kind: 'step', step: 'create-package' }],
  ['bundles_gone', { bundle_ids: [1] }, { kind: 'step', step: 'create-package' }],
  ['plan_twice', { plan_ids: [1] }, { kind: 'step', step: 'create-package' }],
  ['draft_incomplete', { step: 'content', fields: [] }, { kind: 'step', step: 'content' }],
  ['draft_incomplete', { step: 'activation', fields: [] }, { kind: 'step', step: 'general-information' }],
  ['goal_refused', { issues: [] }, { kind: 'step', step: 'general-information' }],
  ['services_not_offered', { keys: ['design'] }, { kind: 'drop_services', keys: ['design'] }],
  [
    'discount_refused',
    {
      refusals: [
        { discount_code: 'A', code: 'expired', valid_until: 1 },
        { discount_code: 'A', code: 'already_used' },
      ],
    },
    { kind: 'drop_codes', codes: ['A'] },
  ],
  ['vat_rate_missing', {}, undefined],
  ['internal', {}, undefined],
])('%s is corrected by %j', (code, facts, remedy) => {
  expect(findRemedy(refused(code, facts))).toEqual(remedy);
});
