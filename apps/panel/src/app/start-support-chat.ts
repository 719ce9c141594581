import { canSee } from '@jarchi/domain/session/viewer.ts';
import { fullName } from '#data/account/account.ts';
import { getViewer } from '#data/account/viewer-of-guards.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { getPersonOfAccount, supportCalls } from '#data/support.ts';
import { bindChatUser, type ChatWidget } from '#features/support-chat/support-chat.ts';

interface ChatwootWindow {
  $chatwoot?: ChatWidget;
  chatwootSDK?: { run(settings: { websiteToken: string; baseUrl: string }): void };
  chatwootSettings?: object;
}

const chatwoot = window as unknown as ChatwootWindow;

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} did not load`)));
    document.head.append(script);
  });
}

let loading: Promise<void> | undefined;
/** How many people and accounts this window has had. */
let round = 0;

// The next person must not read the conversation of the one before.
onPersonChange(() => {
  round++;
  chatwoot.$chatwoot?.reset();
});

async function runWidget({ url, token }: { readonly url: string; readonly token: string }): Promise<void> {
  chatwoot.chatwootSettings = { locale: 'fa', position: 'left', darkMode: 'auto' };
  await loadScript(`${url}/packs/js/sdk.js`);
  chatwoot.chatwootSDK?.run({ websiteToken: token, baseUrl: url });
}

/** Starts the support chat in production, if the operator runs one; not for staff in a customer's name. */
export async function startSupportChat(): Promise<void> {
  const { chat, mode } = runtimeConfig;
  if (!chat || mode !== 'production' || !canSee('support_chat', await getViewer())) return;
  const mine = round;
  const [account, user] = await getPersonOfAccount();
  loading ??= runWidget(chat);
  await loading;
  await bindChatUser(
    {
      support: supportCalls,
      findWidget: () => chatwoot.$chatwoot,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newUserId: () => crypto.randomUUID(),
      isCurrent: () => mine === round,
      log: (message) => console.warn(message),
    },
    { account_id: account.id, account: account.account, name: fullName(user) },
  );
}
