import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link, notFound, useParams } from '@tanstack/react-router';
import { HelpLink } from '#features/ground/HelpLink.tsx';
import { useCanSee } from '#data/account/viewer.ts';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { pagesFa } from '#pages/pages.fa.ts';
import { documentsFa } from './documents.fa.ts';

const fa = documentsFa.invoices;

/** No invoice exists, so an invoice that the URL names is not found. */
export function InvoicesPage() {
  const { id } = useParams({ strict: false });
  const hasOfficial = useCanSee('official_factors');
  if (id !== undefined) throw notFound();
  return (
    <EmptyPage
      title={fa.title}
      sentence={fa.empty}
      text={fa.text}
      steps={
        <>
          <Link to="/campaigns" className={buttonClass()}>
            {pagesFa.campaigns}
          </Link>
          {hasOfficial && (
            <Link to="/financial/factor/official/list" className={buttonClass({ variant: 'secondary' })}>
              {documentsFa.official.title}
            </Link>
          )}
          <HelpLink article="documents">{documentsFa.help}</HelpLink>
        </>
      }
    />
  );
}
