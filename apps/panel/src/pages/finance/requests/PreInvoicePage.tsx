import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { pagesFa } from '#pages/pages.fa.ts';
import { requestsFa } from './requests.fa.ts';

const fa = requestsFa.preInvoice;

/** Staff view: what such a request does, and what is possible today. */
export function PreInvoicePage() {
  return (
    <EmptyPage
      title={fa.title}
      sentence={fa.sentence}
      text={fa.text}
      steps={
        <Link to="/campaign" className={buttonClass()}>
          {pagesFa.start}
        </Link>
      }
    />
  );
}
