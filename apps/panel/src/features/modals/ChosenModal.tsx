import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense } from 'react';
import { closeNews, type ModalChoice } from '#data/modals.ts';
import { saveReadItem } from './changelog/read-mark.ts';
import { loadAdBlockerModal, loadChangelogModal, loadOnboardingModal, loadPhoneModal } from './load-modals.ts';

const OnboardingModal = lazyPart(loadOnboardingModal, 'OnboardingModal', { whenLost: 'nothing' });
const PhoneModal = lazyPart(loadPhoneModal, 'PhoneModal', { whenLost: 'nothing' });
const ChangelogModal = lazyPart(loadChangelogModal, 'ChangelogModal', { whenLost: 'nothing' });
const AdBlockerModal = lazyPart(loadAdBlockerModal, 'AdBlockerModal', { whenLost: 'nothing' });

interface ChosenModalProps {
  choice: ModalChoice;
  accountId: number;
  onClose: () => void;
}

function Window({ choice, accountId, onClose }: ChosenModalProps) {
  switch (choice.modal) {
    case 'question':
      return <OnboardingModal accountId={accountId} categories={choice.categories} onAnswered={onClose} />;
    case 'phone-number':
      return <PhoneModal onClose={onClose} />;
    case 'ad-blocker':
      return <AdBlockerModal onClose={onClose} />;
    case 'changelog':
      return (
        <ChangelogModal
          items={choice.items}
          onClose={() => {
            const newest = Math.max(...choice.items.map((item) => item.id));
            saveReadItem(accountId, newest);
            void closeNews(newest);
            onClose();
          }}
        />
      );
  }
}

/** The window of the chosen modal. */
export function ChosenModal(props: ChosenModalProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
