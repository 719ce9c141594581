import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense } from 'react';
import { closeNews, type ModalTurn } from '#data/modals.ts';
import { saveReadItem } from './changelog/read-mark.ts';
import { loadAdBlockerModal, loadChangelogModal, loadOnboardingModal, loadPhoneModal } from './load-modals.ts';

const OnboardingModal = lazyPart(loadOnboardingModal, 'OnboardingModal', { whenLost: 'nothing' });
const PhoneModal = lazyPart(loadPhoneModal, 'PhoneModal', { whenLost: 'nothing' });
const ChangelogModal = lazyPart(loadChangelogModal, 'ChangelogModal', { whenLost: 'nothing' });
const AdBlockerModal = lazyPart(loadAdBlockerModal, 'AdBlockerModal', { whenLost: 'nothing' });

interface TurnModalProps {
  turn: ModalTurn;
  accountId: number;
  onClose: () => void;
}

function Window({ turn, accountId, onClose }: TurnModalProps) {
  switch (turn.modal) {
    case 'question':
      return <OnboardingModal accountId={accountId} categories={turn.categories} onAnswered={onClose} />;
    case 'phone-number':
      return <PhoneModal onClose={onClose} />;
    case 'ad-blocker':
      return <AdBlockerModal onClose={onClose} />;
    case 'changelog':
      return (
        <ChangelogModal
          items={turn.items}
          onClose={() => {
            const newest = Math.max(...turn.items.map((item) => item.id));
            saveReadItem(accountId, newest);
            void closeNews(newest);
            onClose();
          }}
        />
      );
  }
}

/** The window whose turn it is. */
export function TurnModal(props: TurnModalProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
