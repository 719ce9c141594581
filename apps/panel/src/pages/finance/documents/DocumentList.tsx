import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { ListRegion, type ListQuery } from '@jarchi/shell/list/ListRegion.tsx';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { FileCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DOCUMENT_ORDERINGS, type DocumentList as Documents, type DocumentRow } from '#data/documents/documents.ts';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';
import { listFields, listSpecs } from '#features/documents/list/document-tabs.ts';
import type { DocumentsState } from '#features/documents/list/documents-list.ts';
import { DocumentsTable } from '#features/documents/list/DocumentsTable.tsx';
import { ChoiceBar } from '#features/documents/official/ChoiceBar.tsx';
import { officialFa } from '#features/documents/official/official.fa.ts';
import { isChoosable, type InvoiceChoice } from '#features/documents/official/useInvoiceChoice.ts';
import { numberText } from '#features/documents/parts/document-texts.ts';

export interface DocumentListProps {
  list: ListControl<DocumentsState>;
  query: ListQuery<Documents>;
  empty: { readonly title: string; readonly text: string; readonly action: ReactNode };
  /** Undefined where official invoices are not asked for. */
  choice: InvoiceChoice | undefined;
  /** Asks for one official invoice over invoices. */
  onAsk: (invoices: readonly DocumentRow[]) => void;
}

/** A tab: search and filters, or what is chosen, then the documents. */
export function DocumentList({ list, query, empty, choice, onAsk }: DocumentListProps) {
  const { state, change } = list;
  const isWide = useMedia(WIDE);
  const [isChoosing, setChoosing] = useState(false);
  const rows = query.data?.results ?? [];
  const hasChosen = choice !== undefined && choice.invoices.length > 0;
  const canChoose = choice !== undefined && (isWide || isChoosing || hasChosen);
  const chosenBar = hasChosen && <ChoiceBar choice={choice} onAsk={() => onAsk(choice.invoices)} />;
  return (
    <>
      {(!hasChosen || !isWide) && (
        <FilterBar
          specs={listSpecs(listFields(state.tab, choice !== undefined))}
          filters={state.filters}
          onFilters={(filters) => change({ filters })}
          searchLabel={fa.filters.search}
          searchPlaceholder={fa.filters.searchExample}
          closeLabel={fa.filters.show(formatNumber(query.data?.count ?? 0))}
          dropped={state.dropped}
          sheetHead={
            <SelectField
              label={fa.filters.sort.label}
              value={state.ordering}
              onChange={(ordering) => change({ ordering })}
              options={DOCUMENT_ORDERINGS.map((value) => ({ value, label: fa.filters.sort.options[value] }))}
              className="border-b pb-4"
            />
          }
        />
      )}
      {isWide && chosenBar}
      {choice !== undefined && !isWide && !hasChosen && rows.some(isChoosable) && (
        <div className="flex justify-end border-b border-line px-(--gutter)">
          <Button variant="ghost" icon={FileCheck} onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? officialFa.stop : officialFa.choose}
          </Button>
        </div>
      )}
      <ListRegion
        list={list}
        query={query}
        isDroppedTold
        isFiltered={Object.keys(state.filters).length > 0}
        skeleton={<SkeletonRows rows={state.pageSize} hasAvatar={false} />}
        empty={empty}
        onClearFilters={() => change({ filters: {} })}
      >
        {() => (
          <DocumentsTable
            tab={state.tab}
            rows={rows}
            ordering={state.ordering}
            onOrdering={(ordering) => change({ ordering })}
            onAsk={choice && ((row) => onAsk([row]))}
            selection={
              canChoose
                ? {
                    selected: choice.selected,
                    onChange: (selected) => choice.onChange(selected, rows),
                    rowName: numberText,
                    isSelectable: isChoosable,
                  }
                : undefined
            }
          />
        )}
      </ListRegion>
      {!isWide && chosenBar}
    </>
  );
}
