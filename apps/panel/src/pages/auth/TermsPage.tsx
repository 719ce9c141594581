import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Link } from '@tanstack/react-router';
import { runtimeConfig } from '#api/runtime-config.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { termsFa as fa } from './terms.fa.ts';
import { useAuthSearch } from './useAuthSearch.ts';

/** What a person accepts by signing in. */
export function TermsPage() {
  const { backSearch } = useAuthSearch();
  return (
    <>
      <SignInHeading title={fa.title}>{fa.lead(runtimeConfig.brand.company)}</SignInHeading>
      <dl className="mt-6 flex flex-col gap-4">
        {fa.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-md font-semibold">{title}</dt>
            <dd className="text-md leading-relaxed text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/auth/login" search={backSearch} className={`${signInLinkClass} mt-6 self-start`}>
        {fa.back}
      </Link>
    </>
  );
}
