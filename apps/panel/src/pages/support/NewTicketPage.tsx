import { EmptyPage } from '#pages/EmptyPage.tsx';
import { SupportPhone } from '#pages/SupportPhone.tsx';
import { supportFa as fa } from './support.fa.ts';

/** No one reads written requests, so the page gives the phone number. */
export function NewTicketPage() {
  return (
    <EmptyPage
      title={fa.newTitle}
      back={{ to: '/support', label: fa.title }}
      sentence={fa.newSentence}
      text={fa.newText}
      steps={<SupportPhone />}
    />
  );
}
