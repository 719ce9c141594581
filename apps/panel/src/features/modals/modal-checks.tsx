import type { CallAnswer } from '@jarchi/contract/types.ts';
import { opensChangelog, opensOnboarding, opensPhonePrompt } from '@jarchi/domain/modals/default-modals.ts';
import type { DefaultModal } from '@jarchi/domain/modals/modal-rotation.ts';
import type { ReactNode } from 'react';
import { api } from '#api/api.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { findReadItem, saveReadItem } from './changelog/read-mark.ts';
import { savePhonePromptShown, wasPhonePromptShown } from './prompts/prompt-rests.ts';

export type ModalAccount = CallAnswer<'account', 'getAccountInfo'>;

/** A prompt whose code and data are loaded, so it can open at once. */
export interface ModalToShow {
  noteShown(): void;
  render(close: () => void): ReactNode;
}

export interface ModalFacts {
  readonly account: ModalAccount;
  /** Updates the cache as soon as the account has answered. */
  onWelcomed(): void;
}

type ModalCheck = (facts: ModalFacts) => Promise<ModalToShow | 'not-open'>;

const NOTHING_TO_NOTE = () => {};

/** The check of each type in the rotation. */
export const modalChecks: Readonly<Record<DefaultModal, ModalCheck>> = {
  question: async ({ account, onWelcomed }) => {
    const { id, is_hijacked, has_seen_welcome_message } = account;
    if (!opensOnboarding({ mode: runtimeConfig.mode, is_hijacked, has_seen_welcome_message })) return 'not-open';
    const [{ OnboardingModal }, { results }] = await Promise.all([
      import('./onboarding/OnboardingModal.tsx'),
      api.account.listBusinessCategories(),
    ]);
    if (results.length === 0) return 'not-open';
    return {
      noteShown: NOTHING_TO_NOTE,
      render: (close) => (
        <OnboardingModal
          accountId={id}
          categories={results}
          onAnswered={() => {
            onWelcomed();
            close();
          }}
        />
      ),
    };
  },

  'phone-number': async ({ account: { phone, is_hijacked } }) => {
    const facts = { mode: runtimeConfig.mode, is_hijacked, phone, was_shown_lately: wasPhonePromptShown() };
    if (!opensPhonePrompt(facts)) return 'not-open';
    const { PhoneModal } = await import('./prompts/PhoneModal.tsx');
    return { noteShown: savePhonePromptShown, render: (close) => <PhoneModal onClose={close} /> };
  },

  changelog: async ({ account: { id, is_hijacked } }) => {
    const viewer = { mode: runtimeConfig.mode, is_hijacked };
    if (!opensChangelog({ ...viewer, items: 1 })) return 'not-open';
    const { results } = await api.notifications.listChangelog({ query: { after: findReadItem(id) } });
    if (!opensChangelog({ ...viewer, items: results.length })) return 'not-open';
    const { ChangelogModal } = await import('./changelog/ChangelogModal.tsx');
    return {
      noteShown: NOTHING_TO_NOTE,
      render: (close) => (
        <ChangelogModal
          items={results}
          onClose={() => {
            saveReadItem(id, Math.max(...results.map((item) => item.id)));
            close();
          }}
        />
      ),
    };
  },
};

/** Runs if the rotation has nothing to show: checks for an extension that hides parts of the panel. */
export async function checkAdBlocker(): Promise<ModalToShow | 'not-open'> {
  const { findAdBlocker, saveAdBlockerShown, wasAdBlockerShown } = await import('./prompts/ad-blocker.ts');
  if (wasAdBlockerShown(Date.now()) || !(await findAdBlocker())) return 'not-open';
  const { AdBlockerModal } = await import('./prompts/AdBlockerModal.tsx');
  return { noteShown: () => saveAdBlockerShown(Date.now()), render: (close) => <AdBlockerModal onClose={close} /> };
}
