import type { Api } from '@jarchi/api-client/api.ts';
import { slipPicture } from '../money-requests.ts';
import { seedStaff } from '../staff/open-staff.ts';
import type { TestAccount, TestApp } from '../test-app.ts';
import { askForCode } from './prove.ts';

let numbers = 0;
/** That nobody has. */
export const newPhone = () => `0912${String(7_000_000 + ++numbers)}`;

interface Away {
  /** The name that they give. */
  readonly login: string;
  readonly phone?: string;
  readonly documents?: number;
}

/** A person in a session asks for another phone. */
export async function askPhone(app: TestApp, person: Pick<TestAccount, 'client'>, phone = newPhone()) {
  const row = await person.client.phoneRequests.askPhone({ body: await askForCode(app, person, phone) });
  return { ...row, phone };
}

/** Begins a request in a browser in which nobody is signed in. */
export async function beginAway(app: TestApp, { login, phone = newPhone() }: Away) {
  const browser = app.openBrowser();
  const { phoneRequests } = browser.client;
  const { draft } = await phoneRequests.beginPhoneRequest({ body: { login, ...(await askForCode(app, browser, phone)) } });
  return { phoneRequests, draft, phone };
}

/** Who cannot sign in asks, with documents. */
export async function askAway(app: TestApp, { documents = 1, ...away }: Away) {
  const { phoneRequests, draft, phone } = await beginAway(app, away);
  const params = { draft };
  for (let n = 0; n < documents; n += 1) await phoneRequests.sendPhoneDocument({ params, file: slipPicture() });
  return { phone, draft, ...(await phoneRequests.finishPhoneRequest({ params, body: { story: 'My phone was stolen.' } })) };
}

/** The keys of the links that a phone and an e-mail got. */
export async function findStopKeys(app: TestApp, phone: string, email: string): Promise<(string | undefined)[]> {
  await app.runWallJobs();
  const sent = app.notices.findLast((notice) => notice.phone === phone && notice.url.includes('/auth/phone-request#'));
  const mailed = app.mails.findLast(({ to, text }) => to === email && text.includes('/auth/phone-request#'));
  return [sent?.url.split('#')[1], /phone-request#(\S+)/.exec(mailed?.text ?? '')?.[1]];
}

type Play = () => Promise<unknown>;

/** Each call of requests for another phone, by people of its own. */
export function phoneRequestPlays(findApp: () => TestApp): { readonly [N in keyof Api['phoneRequests']]?: Play } {
  async function ask() {
    const person = await findApp().seedAccount();
    const { id, phone } = await askPhone(findApp(), person);
    const [key = ''] = await findStopKeys(findApp(), person.phone, '');
    return { ...person, request: id, asked: phone, key };
  }

  async function openDesk() {
    const person = await findApp().seedAccount();
    const { desk } = await seedStaff(findApp());
    const { phone } = await askAway(findApp(), { login: person.phone });
    const { results } = await desk.phoneRequests.listPhoneRequests({ query: { limit: 100 } });
    return { desk, params: { request: results.find(({ new_phone }) => new_phone === phone)?.id ?? 0 } };
  }

  return {
    askPhone: async () => {
      const person = await findApp().seedAccount();
      return person.client.phoneRequests.askPhone({ body: await askForCode(findApp(), person, newPhone()) });
    },
    listOwnPhoneRequests: async () => (await ask()).client.phoneRequests.listOwnPhoneRequests(),
    stopPhoneRequest: async () => {
      const { client, request } = await ask();
      return client.phoneRequests.stopPhoneRequest({ params: { request }, body: {} });
    },
    beginPhoneRequest: async () => {
      const browser = findApp().openBrowser();
      const code = await askForCode(findApp(), browser, newPhone());
      return browser.client.phoneRequests.beginPhoneRequest({ body: { login: 'nobody', ...code } });
    },
    sendPhoneDocument: async () => {
      const { phoneRequests, draft } = await beginAway(findApp(), { login: 'nobody at all' });
      return phoneRequests.sendPhoneDocument({ params: { draft }, file: slipPicture() });
    },
    finishPhoneRequest: async () => {
      const { phoneRequests, draft } = await beginAway(findApp(), { login: 'nobody here' });
      await phoneRequests.sendPhoneDocument({ params: { draft }, file: slipPicture() });
      return phoneRequests.finishPhoneRequest({ params: { draft }, body: { story: '' } });
    },
    readPhoneRequest: async () => {
      const { key } = await ask();
      return findApp().openBrowser().client.phoneRequests.readPhoneRequest({ body: { key } });
    },
    stopPhoneRequestByLink: async () => {
      const { key } = await ask();
      return findApp().openBrowser().client.phoneRequests.stopPhoneRequestByLink({ body: { key } });
    },
    listPhoneRequests: async () => (await openDesk()).desk.phoneRequests.listPhoneRequests({ query: {} }),
    getPhoneRequest: async () => {
      const { desk, params } = await openDesk();
      return desk.phoneRequests.getPhoneRequest({ params });
    },
    decidePhoneRequest: async () => {
      const { desk, params } = await openDesk();
      return desk.phoneRequests.decidePhoneRequest({ params, body: { decision: 'approve', reason: 'the card is theirs' } });
    },
    getPhoneDocument: async () => {
      const { desk, params } = await openDesk();
      const { documents } = await desk.phoneRequests.getPhoneRequest({ params });
      return desk.phoneRequests.getPhoneDocument({ params: { ...params, document: documents[0]?.id ?? 0 } });
    },
  };
}
