import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link, notFound, useParams } from '@tanstack/react-router';
import { HelpLink } from '#features/ground/HelpLink.tsx';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { documentsFa } from './documents.fa.ts';

const fa = documentsFa.official;

export function OfficialInvoicesPage() {
  const { id } = useParams({ strict: false });
  if (id !== undefined) throw notFound();
  return (
    <EmptyPage
      title={fa.title}
      back={{ to: '/financial/factor/{-$id}', label: documentsFa.invoices.title }}
      sentence={fa.empty}
      text={fa.text}
      steps={
        <>
          <Link to="/profile" search={{ section: 'financial' }} className={buttonClass()}>
            {fa.info}
          </Link>
          <HelpLink article="documents">{documentsFa.help}</HelpLink>
        </>
      }
    />
  );
}
