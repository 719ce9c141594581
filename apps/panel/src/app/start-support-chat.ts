import { canSee } from '@jarchi/domain/session/viewer.ts';
import { fullName } from '#data/account/account.ts';
import { getViewer } from '#data/account/viewer-of-guards.ts';
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

/** Starts the support chat in production, if the operator runs one; not for staff in a customer's name. */
export async function startSupportChat(): Promise<void> {
  const { chat, mode } = runtimeConfig;
  if (!chat || mode !== 'production' || !canSee('support_chat', await getViewer())) return;
  const [account, user] = await getPersonOfAccount();
  chatwoot.chatwootSettings = { locale: 'fa', position: 'left', darkMode: 'auto' };
  await loadScript(`${chat.url}/packs/js/sdk.js`);
  chatwoot.chatwootSDK?.run({ websiteToken: chat.token, baseUrl: chat.url });
  await bindChatUser(
    {
      support: supportCalls,
      findWidget: () => chatwoot.$chatwoot,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newUserId: () => crypto.randomUUID(),
      log: (message) => console.warn(message),
    },
    { account_id: account.id, account: account.account, name: fullName(user) },
  );
}
