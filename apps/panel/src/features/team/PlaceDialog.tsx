import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { focusUnreadAmount } from '@jarchi/ui/fields/amount/unread-amount.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState } from 'react';
import { useUpdateMember, type Member } from '#data/team/team.ts';
import { memberName } from './member-words.ts';
import { draftOf, findCeilingError, placeOf } from './place-draft.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { rolesFa } from '#features/team/roles.fa.ts';
import { teamFa as fa } from './team.fa.ts';

/** Changes the role of a member, and a buyer's ceiling. */
export function PlaceDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [place, setPlace] = useState(draftOf(member));
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const ceilingRef = useRef<HTMLInputElement>(null);
  const name = memberName(member);
  const saving = useUpdateMember(member.member, {
    onSuccess: ({ role }) => {
      toast.success(fa.saved(name, rolesFa[role]));
      onClose();
    },
    onError: (failure) => setRefusal(errorText(failure)),
  });
  const save = () => {
    if (focusUnreadAmount()) return;
    const wrong = findCeilingError(place);
    setError(wrong);
    setRefusal(undefined);
    if (wrong) ceilingRef.current?.focus();
    else saving.start(placeOf(place));
  };
  return (
    <Dialog
      isOpen
      isBackdropInert
      title={fa.changeTitle(name)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button isLoading={saving.isPending} loadingLabel={saving.isPending ? fa.saving : undefined} onClick={save}>
            {fa.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {fa.stay}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PlaceFields
          value={place}
          error={error}
          ceilingRef={ceilingRef}
          onChange={(next) => {
            setPlace(next);
            setError(undefined);
          }}
        />
        {refusal !== undefined && (
          <Notice role="alert" tone="danger">
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
