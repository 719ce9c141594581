import { Button } from '@jarchi/ui/Button.tsx';
import { filterChipTrigger } from '@jarchi/ui/FilterChip.tsx';
import { Popover } from '@jarchi/ui/Popover.tsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { FilterChoices } from './FilterChoices.tsx';
import type { SelectKey } from './list-search.ts';

export interface FilterPopoverProps {
  name: SelectKey;
  options: readonly string[];
  values: readonly string[];
  onApply: (values: readonly string[]) => void;
  /** «وضعیت: در حال انتشار» or the name alone. */
  text: string;
}

/** Opens at once: it is loaded by the press that asked for it. */
export function FilterPopover({ name, options, values, onApply, text }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState(values);
  return (
    <Popover
      label={fa.filters[name]}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        if (next) setChosen(values);
      }}
      triggerClass={filterChipTrigger}
      trigger={
        <>
          {text}
          {values.length === 0 && <ChevronDown aria-hidden size={16} />}
        </>
      }
    >
      <form
        className="flex min-w-56 flex-col gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(false);
          onApply(chosen);
        }}
      >
        <FilterChoices name={name} options={options} values={chosen} onChange={setChosen} />
        <Button type="submit" isFullWidth>
          {fa.filters.apply}
        </Button>
      </form>
    </Popover>
  );
}
