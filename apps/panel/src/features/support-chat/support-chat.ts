import { ApiError } from '@jarchi/api-client/api-error.ts';
import type { Api } from '@jarchi/api-client/api.ts';

/** The used part of the provider's widget (Chatwoot), which exists after its script has run. */
export interface ChatWidget {
  setUser(identifier: string, facts: Readonly<Record<string, string>>): void;
  setCustomAttributes(attributes: Readonly<Record<string, string | number>>): void;
  setLabel(label: string): void;
  /** Forgets the person and their conversation in this browser. */
  reset(): void;
}

export interface ChatHost {
  readonly support: Pick<Api['support'], 'getChatIdentity' | 'createChatIdentity'>;
  /** Undefined until the provider's script is ready. */
  findWidget(): ChatWidget | undefined;
  wait(ms: number): Promise<void>;
  newUserId(): string;
  /** False once another person or account has taken over the window. */
  isCurrent(): boolean;
  log(message: string): void;
}

export interface ChatPerson {
  readonly account_id: number;
  readonly account: string;
  readonly name: string;
}

const POLL_MS = 100;
const POLLS_MAX = 200;
const TAG = 'adv';

async function waitForWidget({ findWidget, wait, log }: ChatHost): Promise<ChatWidget | undefined> {
  for (let poll = 0; poll < POLLS_MAX; poll++) {
    const widget = findWidget();
    if (widget) return widget;
    await wait(POLL_MS);
  }
  log('the support chat was not ready in time');
  return undefined;
}

/** The account's name in the chat; the first chat creates it. */
async function getChatUser({ support, newUserId }: ChatHost, account: string): Promise<string> {
  try {
    return (await support.getChatIdentity({ params: { account } })).user_id;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return (await support.createChatIdentity({ params: { account }, body: { user_id: newUserId() } })).user_id;
  }
}

/** Identifies the person in the support chat, so that the account's conversations stay together. */
export async function bindChatUser(host: ChatHost, { account, account_id, name }: ChatPerson): Promise<void> {
  const [widget, user_id] = await Promise.all([waitForWidget(host), getChatUser(host, account)]);
  if (!widget || !host.isCurrent()) return;
  widget.setUser(user_id, { name });
  widget.setCustomAttributes({ advertiser_id: account_id });
  widget.setLabel(TAG);
}
