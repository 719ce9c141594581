import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { credentialsQuery } from '#data/session/credentials.ts';
import { ContactRow } from '#features/profile/ContactRows.tsx';
import { describePassword } from '#features/session/passwords/describe-password.ts';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';

const fa = passwordsFa.own;

/** The password among the ways of contact, with the way to change it. The page does without it while it is not known. */
export function PasswordRow({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useQuery(credentialsQuery);
  if (!data) return null;
  return (
    <ContactRow
      icon={KeyRound}
      value={fa.title}
      text={describePassword(data)}
      action={
        !isReadOnly && (
          <Link to="/profile" search={{ section: 'security' }} className={buttonClass({ variant: 'secondary' })}>
            {data.has_password ? fa.change : fa.set}
          </Link>
        )
      }
    />
  );
}
