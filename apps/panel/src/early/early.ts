import { buildRequest, type OutgoingRequest } from '@jarchi/api-client/request.ts';
import { dropAnswers, FRESH_MS, getEarlyKey, type EarlyAnswers } from '@jarchi/api-client/session/early-answers.ts';
import { findAccount } from '#api/cookies.ts';
import { openFigures } from '#api/device/figures.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { listEarlyAsks, tokenAsk, type EarlyAsk } from './early-asks.ts';

declare global {
  /** The responses that the document requested while the panel's scripts were loading. */
  var jarchiEarly: EarlyAnswers | undefined;
}

const build = ({ call, input = {} }: EarlyAsk, token?: string) =>
  buildRequest(runtimeConfig.bases, call, input, { token, csrf: undefined, idempotencyKey: undefined });

const send = ({ url, ...request }: OutgoingRequest) => fetch(url, { ...request, credentials: 'include' });

const keyOf = ({ url, method, body }: OutgoingRequest) => getEarlyKey(url, method, body);

/** Requests the token, then with it the first data of the page, while the scripts load. */
function askEarly(account: string, asks: readonly EarlyAsk[]): EarlyAnswers {
  const tokenRequest = build(tokenAsk(account));
  const tokenAnswer = runAlone(() => send(tokenRequest));
  const token = tokenAnswer.then(async (answer) => {
    if (!answer.ok) throw new Error('no token');
    return ((await answer.clone().json()) as { token: string }).token;
  });
  const answers: EarlyAnswers = new Map([[keyOf(tokenRequest), tokenAnswer]]);
  const begin = (ask: EarlyAsk) => {
    const { next } = ask;
    const sent = token.then((text) => send(build(ask, text)));
    // The panel gets an answer only when what follows from it is asked for, or it would ask for that itself.
    const answer = next ? sent.then(async (response) => beginNext(response, next)) : sent;
    answers.set(keyOf(build(ask)), answer);
    // The panel repeats a request that failed here.
    answer.catch(() => undefined);
  };
  const beginNext = async (response: Response, next: NonNullable<EarlyAsk['next']>) => {
    const known: unknown = response.ok
      ? await response
          .clone()
          .json()
          .catch(() => undefined)
      : undefined;
    // Dropped when another person or account is chosen.
    if (known !== undefined && globalThis.jarchiEarly === answers) next(known).forEach(begin);
    return response;
  };
  asks.forEach(begin);
  tokenAnswer.catch(() => undefined);
  setTimeout(() => dropAnswers(answers), FRESH_MS);
  return answers;
}

const account = findAccount();
const { pathname, search } = location;
// The build names itself on this script.
const built = document.currentScript?.dataset['build'] ?? '';
globalThis.jarchiDevice = { build: built, ...openFigures({ build: built, account, pathname, search, now: Date.now() }) };
// A page that begins with figures of this device asks for nothing before they are painted.
const asks = account === undefined || globalThis.jarchiDevice.page ? undefined : listEarlyAsks({ pathname, search, account });
if (account !== undefined && asks !== undefined) globalThis.jarchiEarly = askEarly(account, asks);
