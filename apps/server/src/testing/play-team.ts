import type { Api } from '@jarchi/api-client/api.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { giveRole } from './members.ts';
import type { TestAccount, TestApp } from './test-app.ts';

/** How calls of the team and the profile are played that need more than the smallest input. */
export function teamPlays(getApp: () => TestApp, getAccount: () => TestAccount) {
  let phones = 0;

  async function seedMember() {
    const person = await getApp().seedAccount();
    await giveRole(getApp(), person, getAccount().account_id, 'viewer');
    return { params: { member: person.user_id } };
  }

  const invite = (api: Api) => api.team.inviteMember({ body: { phone: `0936123${String(++phones).padStart(4, '0')}`, role: 'viewer' } });

  /** An invitation that is old enough to be sent again. */
  async function seedInvitation(api: Api) {
    const { invitation } = await invite(api);
    await getApp().db.pool.query(`update team_invitation set sent_at = sent_at - interval '1 day' where id = $1`, [invitation]);
    return { params: { invitation } };
  }

  return {
    updateMember: async (api: Api) => api.team.updateMember({ ...(await seedMember()), body: { role: 'buyer', ceiling: 5_000_000 } }),
    removeMember: async (api: Api) => api.team.removeMember(await seedMember()),
    leaveTeam: async () => {
      const person = await getApp().seedAccount();
      const other = await getApp().seedAccount();
      await giveRole(getApp(), other, person.account_id, 'owner');
      return person.client.team.leaveTeam({ body: {} });
    },
    inviteMember: invite,
    resendInvitation: async (api: Api) => api.team.resendInvitation({ ...(await seedInvitation(api)), body: {} }),
    takeInvitationBack: async (api: Api) => api.team.takeInvitationBack(await seedInvitation(api)),
    answerInvitation: async (api: Api) => {
      const person = await getApp().seedAccount();
      const { invitation } = await api.team.inviteMember({ body: { phone: person.phone, role: 'viewer' } });
      return person.client.team.answerInvitation({ params: { received: invitation }, body: { is_accepted: false } });
    },
  };
}

/** Each by a person of their own: the calls change what a person signs in with. */
export function profilePlays(getApp: () => TestApp) {
  const seed = async (): Promise<Api> => (await getApp().seedAccount()).client;
  const picture = () => new File([new Uint8Array(createPng(108, 192))], 'me.png');

  async function seedEmail(): Promise<Api> {
    const person = await getApp().seedAccount();
    await person.client.session.updateInfo({ body: { first_name: 'Sara', email: `play${person.user_id}@example.com` } });
    return person.client;
  }

  return {
    changeUsername: async () => {
      const person = await getApp().seedAccount();
      return person.client.profile.changeUsername({ body: { username: `play${person.user_id}` } });
    },
    uploadImage: async () => (await seed()).profile.uploadImage({ file: picture() }),
    getImage: async () => {
      const { profile } = await seed();
      const { image } = await profile.uploadImage({ file: picture() });
      return profile.getImage({ params: { image: image?.split('/').at(-1) ?? '' } });
    },
    sendEmailCode: async () => (await seedEmail()).profile.sendEmailCode({ body: {} }),
    confirmEmail: async () => {
      const { profile } = await seedEmail();
      const { code } = await profile.sendEmailCode({ body: {} });
      return profile.confirmEmail({ body: { code: code ?? '' } });
    },
    endSession: async () => {
      const { profile } = await seed();
      const [current] = (await profile.listSessions()).results;
      return profile.endSession({ params: { session: current?.session ?? '' } });
    },
    endOtherSessions: async () => (await seed()).profile.endOtherSessions({ body: {} }),
  };
}
