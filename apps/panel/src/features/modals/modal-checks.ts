import { calls } from '@jarchi/contract/calls.ts';
import { isOfGroup } from '@jarchi/domain/account/roles.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { opensChangelog, opensOnboarding, opensPhonePrompt } from '@jarchi/domain/modals/default-modals.ts';
import type { DefaultModal } from '@jarchi/domain/modals/modal-rotation.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { listCategories, listNews, type ModalChoice } from '#data/modals.ts';
import { findReadItem } from './changelog/read-mark.ts';
import { loadAdBlockerModal, loadChangelogModal, loadOnboardingModal, loadPhoneModal } from './load-modals.ts';
import { wasPhonePromptShown } from './prompts/prompt-rests.ts';

export type ModalAccount = CallAnswer<'account', 'getAccountInfo'>;

/** Its code has come and its data too: nothing is left that could keep it from opening. */
type ModalCheck = (account: ModalAccount) => Promise<ModalChoice | 'not-open'>;

/** The text of each type in the rotation. */
export const modalChecks: Readonly<Record<DefaultModal, ModalCheck>> = {
  question: async ({ is_hijacked, has_seen_welcome_message, role }) => {
    if (!isOfGroup(role, calls.account.submitBusinessData.for)) return 'not-open';
    if (!opensOnboarding({ mode: runtimeConfig.mode, is_hijacked, has_seen_welcome_message })) return 'not-open';
    const [categories] = await Promise.all([listCategories(), loadOnboardingModal()]);
    return categories.length === 0 ? 'not-open' : { modal: 'question', categories };
  },

  'phone-number': async ({ phone, is_hijacked }) => {
    const facts = { mode: runtimeConfig.mode, is_hijacked, phone, was_shown_lately: wasPhonePromptShown() };
    if (!opensPhonePrompt(facts)) return 'not-open';
    await loadPhoneModal();
    return { modal: 'phone-number' };
  },

  changelog: async ({ id, is_hijacked }) => {
    const viewer = { mode: runtimeConfig.mode, is_hijacked };
    if (!opensChangelog({ ...viewer, items: 1 })) return 'not-open';
    const items = await listNews(findReadItem(id));
    if (!opensChangelog({ ...viewer, items: items.length })) return 'not-open';
    await loadChangelogModal();
    return { modal: 'changelog', items };
  },
};

/** What remains when the rotation had nothing to show: an extension that hides parts of the panel. */
export async function checkAdBlocker(): Promise<ModalChoice | 'not-open'> {
  const { findAdBlocker, wasAdBlockerShown } = await import('./prompts/ad-blocker.ts');
  if (wasAdBlockerShown(Date.now()) || !(await findAdBlocker())) return 'not-open';
  await loadAdBlockerModal();
  return { modal: 'ad-blocker' };
}
