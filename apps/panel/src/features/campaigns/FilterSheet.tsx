import { Button } from '@jarchi/ui/Button.tsx';
import { Sheet } from '@jarchi/ui/Sheet.tsx';
import { SelectField } from '@jarchi/ui/SelectField.tsx';
import { useState } from 'react';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { CLEARED, optionsOf, ORDERINGS, SELECT_KEYS, selectedOf, withSelect, type ListSearch } from './list-search.ts';

export interface FilterSheetProps {
  search: ListSearch;
  onApply: (search: ListSearch) => void;
  onClose: () => void;
}

/** All filters and the order at once, on phones. */
export function FilterSheet({ search, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const footer = (
    <>
      <Button size="lg" onClick={() => onApply(draft)}>
        {fa.filters.apply}
      </Button>
      <Button size="lg" variant="secondary" onClick={() => onApply({ ...search, ...CLEARED })}>
        {fa.filters.clear}
      </Button>
    </>
  );
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={fa.filters.sheetTitle}
      footer={footer}
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label={fa.sort.label}
          value={draft.ordering}
          onChange={(ordering) => setDraft({ ...draft, ordering, page: 1 })}
          options={ORDERINGS.map((value) => ({ value, label: fa.sort.options[value] }))}
        />
        {SELECT_KEYS.map((name) => (
          <section key={name} className="flex flex-col gap-1">
            <h3 className="text-md font-semibold">{fa.filters[name]}</h3>
            <FilterChoices
              name={name}
              options={optionsOf(name, draft.stage)}
              values={selectedOf(draft.filters, name)}
              onChange={(values) => setDraft(withSelect(draft, name, values))}
            />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
