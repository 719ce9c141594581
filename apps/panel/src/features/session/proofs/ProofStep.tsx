import { type CredentialChange, listProofs } from '@jarchi/domain/session/credential-proofs.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { credentialsQuery } from '#data/session/credentials.ts';
import { proveSelf } from '#data/session/proofs.ts';
import { ProofWays } from './ProofWays.tsx';
import { proofsFa as fa } from './proofs.fa.ts';

export interface ProofStepProps {
  change: CredentialChange;
  onProven: (proof: string) => void;
}

/** The first step of every change of how a person signs in: they prove who they are, with what they have. */
export function ProofStep({ change, onProven }: ProofStepProps) {
  const credentials = useQuery(credentialsQuery);
  const { data } = credentials;
  const ways = data
    ? listProofs(change, { has_password: data.has_password, has_passkey: data.passkeys.length > 0, has_phone: data.phone !== null })
    : [];
  return (
    <DataRegion {...getRegion(credentials)} skeleton={<SkeletonRows rows={2} hasAvatar={false} />}>
      {data && (
        <div className="flex flex-col gap-5">
          <p className="text-md leading-prose text-text-2">{ways.length > 0 ? fa.lead : fa.none}</p>
          {ways.length > 0 && (
            <ProofWays ways={ways} phone={data.phone} prove={async (given) => onProven(await proveSelf(change, given))} />
          )}
        </div>
      )}
    </DataRegion>
  );
}
