import { Button } from '@jarchi/ui/actions/Button.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { AtSign, Handshake, Megaphone, Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { typesFa as fa } from './types.fa.ts';

const TYPES = ['adv', 'pub', 'discover', 'other'] as const;
type PanelType = (typeof TYPES)[number];
const icons = { adv: Megaphone, pub: AtSign, discover: Search, other: Handshake };

export interface TypesFormProps {
  /** Whether the panels of other products can be reached from here. */
  hasOthers: boolean;
  /** Called with true if the panel of another product was chosen. */
  onDone: (isOther: boolean) => void;
}

/** Asks which panel the person needs: this one, or one of a sibling product if there are any. */
export function TypesForm({ hasOthers, onDone }: TypesFormProps) {
  const [type, setType] = useState<PanelType>('adv');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDone(type !== 'adv');
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <SignInHeading title={hasOthers ? fa.title : fa.only.title}>{hasOthers ? fa.lead : fa.only.lead}</SignInHeading>
      {hasOthers && (
        <RadioCards
          variant="list"
          label={fa.label}
          isLabelHidden
          value={type}
          onChange={setType}
          options={TYPES.map((value) => ({ value, label: fa.names[value], text: fa.texts[value], icon: icons[value] }))}
        />
      )}
      <Button type="submit" size="lg" isFullWidth>
        {fa.open}
      </Button>
    </form>
  );
}
