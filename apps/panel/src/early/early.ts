import { buildUrl } from '@jarchi/api-client/request.ts';
import type { EarlyAnswers } from '@jarchi/api-client/session/early-answers.ts';
import { findAccount } from '#api/cookies.ts';
import { runAlone } from '@jarchi/shell/session/run-alone.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { listEarlyAsks, TOKEN_ASK, type EarlyAsk } from './early-asks.ts';

declare global {
  /** The responses that the document requested while the panel's scripts were loading. */
  var jarchiEarly: EarlyAnswers | undefined;
}

const send = (url: string, token?: string) =>
  fetch(url, {
    credentials: 'include',
    headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

/** Requests the token, then with it the first data of the page, while the scripts load. */
function askEarly(account: string, asks: readonly EarlyAsk[]): EarlyAnswers {
  const urlOf = ({ host, path, query }: EarlyAsk) => buildUrl(runtimeConfig.bases, { host, path }, { query: query ?? {} });
  const tokenAnswer = runAlone(() => send(urlOf({ ...TOKEN_ASK, query: { account } })));
  const token = tokenAnswer.then(async (answer) => {
    if (!answer.ok) throw new Error('no token');
    return ((await answer.clone().json()) as { token: string }).token;
  });
  const answers: EarlyAnswers = new Map([[urlOf({ ...TOKEN_ASK, query: { account } }), tokenAnswer]]);
  for (const ask of asks)
    answers.set(
      urlOf(ask),
      token.then((text) => send(urlOf(ask), text)),
    );
  // The panel repeats the requests that failed here.
  for (const answer of answers.values()) answer.catch(() => undefined);
  return answers;
}

const account = findAccount();
const asks = account === undefined ? undefined : listEarlyAsks({ pathname: location.pathname, search: location.search, account });
if (account !== undefined && asks !== undefined) globalThis.jarchiEarly = askEarly(account, asks);
