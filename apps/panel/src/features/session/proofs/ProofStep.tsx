import { type CredentialChange, listProofs } from '@jarchi/domain/session/credential-proofs.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { credentialsQuery } from '#data/session/credentials.ts';
import { proveSelf } from '#data/session/proofs.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { ProofWays } from './ProofWays.tsx';
import { proofsFa as fa } from './proofs.fa.ts';

const AskPhone = lazyPart(() => import('#features/session/phone-requests/AskPhone.tsx'), 'AskPhone');

export interface ProofStepProps {
  change: CredentialChange;
  onProven: (proof: string) => void;
}

/** The first step of every change of how a person signs in: they prove who they are, with what they have. */
export function ProofStep({ change, onProven }: ProofStepProps) {
  const credentials = useQuery(credentialsQuery);
  const [isAsking, setAsking] = useState(false);
  const { data } = credentials;
  const ways = data
    ? listProofs(change, { has_password: data.has_password, has_passkey: data.passkeys.length > 0, has_phone: data.phone !== null })
    : [];
  const hasWays = ways.length > 0;
  if (isAsking) {
    return (
      <Suspense fallback={<SkeletonRows rows={4} hasAvatar={false} />}>
        <AskPhone onBack={hasWays ? () => setAsking(false) : undefined} />
      </Suspense>
    );
  }
  return (
    <DataRegion {...getRegion(credentials)} skeleton={<SkeletonRows rows={2} hasAvatar={false} />}>
      {data && (
        <div className="flex flex-col gap-5">
          <p className="text-md leading-prose text-text-2">{hasWays ? fa.lead : fa.none}</p>
          {hasWays ? (
            <ProofWays ways={ways} phone={data.phone} prove={async (given) => onProven(await proveSelf(change, given))} />
          ) : (
            <Button size="lg" isFullWidth onClick={() => setAsking(true)}>
              {fa.ask}
            </Button>
          )}
          {hasWays && change === 'phone_change' && (
            <button type="button" className={`${signInLinkClass} self-center`} onClick={() => setAsking(true)}>
              {fa.noneOfThese}
            </button>
          )}
        </div>
      )}
    </DataRegion>
  );
}
