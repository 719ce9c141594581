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

/** Programs that name themselves by what they do: crawlers, previews of messengers, scanners of sites, monitors. */
const TASK =
  /bot\b|crawl|spider|slurp|preview|fetcher|scanner|monitor|inspect|audit|favicon|validator|checker|checklink|archiver|synthetic|headless|uptime|lighthouse/i;
/** Programs that name themselves by a name: libraries, tools, crawlers, agents of language models. */
const NAME =
  /phantom|puppeteer|playwright|selenium|facebookexternal|meta-external|whatsapp|skypeuri|embedly|pingdom|gtmetrix|barkrowler|nutch|zgrab|masscan|nmap|nikto|nuclei|scrapy|httrack|curl|wget|python|java\/|okhttp|go-http|node-fetch|axios|undici|libwww|httpclient|postman|claude|anthropic|chatgpt|oai-|perplexity-|cohere|google-|-google\b|googleother/i;
/** Programs tell the address of a page about themselves; browsers have none. Old Internet Explorers are the only browsers that are "compatible". */
const ABOUT = /https?:\/\/|\(compatible;(?! MSIE )/i;
/** The model of an Android phone: Cubot, Robot Phone. It ends before its build, the next part or the bracket. */
const MODEL = /(Android[ \d.]*;(?: [a-z]{2}[-_][a-z]{2};)?) [^;)/]*(?=[;)]| Build\/)/gi;
/** An app that reads QR codes and opens their links in itself. */
const CODE_READER = /(?:qr|barcode)[a-z &_-]*scanner/gi;
/** Every browser of a person sends this product first (RFC 9110, 10.1.5). */
const BROWSER = /^(Mozilla|Opera)\//;

export function judgeClick({ method, agent, purpose, isRepeat }: ClickRequest): ClickVerdict {
  if (method === 'HEAD') return 'head';
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  if (!BROWSER.test(agent) || isProgram(agent)) return 'bot';
  return isRepeat ? 'repeat' : 'counted';
}

/** What people hold, and is named like a program, is left out first. */
function isProgram(agent: string): boolean {
  const named = agent.replace(MODEL, '$1').replace(CODE_READER, '');
  return TASK.test(named) || NAME.test(named) || ABOUT.test(named);
}
