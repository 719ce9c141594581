import { expect, test } from 'vitest';
import type { FakeAnswers } from '#testing/fake-api.ts';
import { refreshRow, TEAM } from '#testing/find-refreshed.tsx';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import {
  useChangeUsername,
  useConfirmEmail,
  useDeleteImage,
  useEndOtherSessions,
  useEndSession,
  useSendEmailCode,
} from '#data/profile/profile.ts';
import {
  useAnswerInvitation,
  useInvite,
  useLeaveTeam,
  useRemoveMember,
  useResendInvitation,
  useTakeInvitationBack,
  useUpdateMember,
} from './team.ts';

const nothing = () => undefined;
const tell = { onSuccess: nothing, onError: nothing };
const answers: FakeAnswers = {
  'DELETE /api/main/v1/team/': { body: {} },
  'PUT /api/main/': { body: {} },
  'POST /api/main/': { body: {} },
  'PATCH /api/main/': { body: {} },
  'PUT /api/accounts/': { body: sampleUser },
  'PATCH /api/accounts/': { body: sampleUser },
  'POST /api/accounts/': { body: sampleUser },
  'DELETE /api/accounts/': { body: {} },
};

test.each([
  refreshRow(
    'an invitation',
    () => useInvite(tell),
    ({ start }) => start({ phone: '09121112233', role: 'viewer' }),
    TEAM,
  ),
  refreshRow(
    'an invitation that is sent again',
    () => useResendInvitation(tell),
    ({ start }) => start(3),
    TEAM,
  ),
  refreshRow(
    'an invitation that is taken back',
    () => useTakeInvitationBack(tell),
    ({ start }) => start(3),
    TEAM,
  ),
  refreshRow(
    'another role of a member',
    () => useUpdateMember(2, tell),
    ({ start }) => start({ role: 'viewer', ceiling: null }),
    [...TEAM, 'account info', 'account services'],
  ),
  refreshRow(
    'a member who is removed',
    () => useRemoveMember(tell),
    ({ start }) => start({ member: 2, share_links: 'keep' }),
    [...TEAM, 'shares'],
  ),
  refreshRow(
    'leaving the account',
    () => useLeaveTeam(tell),
    ({ start }) => start(),
    [],
  ),
  refreshRow(
    'an answer to an invitation',
    () => useAnswerInvitation(tell),
    ({ start }) => start({ received: 3, is_accepted: true }),
    ['received invitations', 'account services'],
  ),
  refreshRow(
    'another username',
    () => useChangeUsername(tell),
    ({ start }) => start('sara'),
    [],
  ),
  refreshRow(
    'a picture that is removed',
    () => useDeleteImage(tell),
    ({ start }) => start(),
    [],
  ),
  refreshRow(
    'a code for the e-mail',
    () => useSendEmailCode(tell),
    ({ start }) => start(),
    [],
  ),
  refreshRow(
    'an e-mail that is confirmed',
    () => useConfirmEmail(tell),
    ({ start }) => start('48213'),
    [],
  ),
  refreshRow(
    'a session that is ended',
    () => useEndSession(tell),
    ({ start }) => start('a'),
    ['sessions'],
  ),
  refreshRow(
    'all other sessions that are ended',
    () => useEndOtherSessions(tell),
    ({ start }) => start(),
    ['sessions'],
  ),
])('$of refreshes what it changes', async ({ find, refreshes }) => {
  expect(await find(answers)).toEqual(refreshes);
});
