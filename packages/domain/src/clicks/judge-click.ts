/**
 * What is decided about a request of a tracked link. `counted` is a click; the others are kept, and rejected: `head` looked without
 * following, `prefetch` was sent by a browser before a person decided, `bot` is a program, `repeat` is the same visitor within 30 seconds.
 */
export const CLICK_VERDICTS = ['counted', 'repeat', 'bot', 'prefetch', 'head'] as const;
export type ClickVerdict = (typeof CLICK_VERDICTS)[number];

/** The same visitor counts once in this time. */
export const REPEAT_MS = 30_000;

export interface ClickRequest {
  readonly method: string;
  readonly agent: string;
  /** The headers by which browsers and apps tell that nobody has decided yet. */
  readonly purpose: string;
  /** The same visitor was counted within `REPEAT_MS`. */
  readonly isRepeat: boolean;
}

/** Programs that name themselves: crawlers, previews of messengers, libraries, monitors. Cubot makes phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|fetcher|scanner|monitor|headless|phantom|lighthouse|facebookexternalhit|whatsapp|skypeuri|embedly|pingdom|uptime|curl|wget|python|java\/|okhttp|go-http|node-fetch|axios|undici|libwww|httpclient|postman/i;
/** Every browser of a person sends this product first (RFC 9110, 10.1.5). */
const BROWSER = /^(Mozilla|Opera)\//;

export function judgeClick({ method, agent, purpose, isRepeat }: ClickRequest): ClickVerdict {
  if (method === 'HEAD') return 'head';
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  if (!BROWSER.test(agent) || BOT.test(agent)) return 'bot';
  return isRepeat ? 'repeat' : 'counted';
}
