import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { FileCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DOCUMENT_ORDERINGS, type DocumentRow } from '#data/documents/documents.ts';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';
import { listFields, listSpecs, type DocumentTab } from '#features/documents/list/document-tabs.ts';
import { DocumentsTable } from '#features/documents/list/DocumentsTable.tsx';
import { ChoiceBar } from '#features/documents/official/ChoiceBar.tsx';
import { officialFa } from '#features/documents/official/official.fa.ts';
import { isChoosable, type InvoiceChoice } from '#features/documents/official/useInvoiceChoice.ts';
import { numberText } from '#features/documents/parts/document-texts.ts';
import { useLastPage } from '#pages/useLastPage.ts';
import type { useDocumentList } from './useDocumentList.ts';

export interface DocumentListProps extends ReturnType<typeof useDocumentList> {
  tab: DocumentTab;
  empty: { readonly title: string; readonly text: string; readonly action: ReactNode };
  /** Undefined where official invoices are not asked for. */
  choice: InvoiceChoice | undefined;
  /** Asks for one official invoice over invoices. */
  onAsk: (invoices: readonly DocumentRow[]) => void;
}

/** A tab: search and filters, or what is chosen, then the documents. */
export function DocumentList({ tab, search, onSearch, list, empty, choice, onAsk }: DocumentListProps) {
  const isWide = useMedia(WIDE);
  const [isChoosing, setChoosing] = useState(false);
  const isFiltered = Object.keys(search.filters).length > 0;
  const isBeyond = useLastPage(search, list, (page) => onSearch({ ...search, page }));
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0, isFiltered });
  const count = list.data?.count ?? 0;
  const rows = list.data?.results ?? [];
  const hasChosen = choice !== undefined && choice.invoices.length > 0;
  const canChoose = choice !== undefined && (isWide || isChoosing || hasChosen);
  return (
    <>
      {(!hasChosen || !isWide) && (
        <FilterBar
          specs={listSpecs(listFields(tab, choice !== undefined))}
          filters={search.filters}
          onFilters={(filters) => onSearch({ ...search, filters, page: 1 })}
          searchLabel={fa.filters.search}
          searchPlaceholder={fa.filters.searchExample}
          closeLabel={fa.filters.show(formatNumber(count))}
          dropped={search.dropped}
          sheetHead={
            <SelectField
              label={fa.filters.sort.label}
              value={search.ordering}
              onChange={(ordering) => onSearch({ ...search, ordering, page: 1 })}
              options={DOCUMENT_ORDERINGS.map((value) => ({ value, label: fa.filters.sort.options[value] }))}
              className="border-b pb-4"
            />
          }
        />
      )}
      {hasChosen && isWide && <ChoiceBar choice={choice} onAsk={() => onAsk(choice.invoices)} />}
      {choice !== undefined && !isWide && !hasChosen && rows.some(isChoosable) && (
        <div className="flex justify-end border-b border-line px-(--gutter)">
          <Button variant="ghost" icon={FileCheck} onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? officialFa.stop : officialFa.choose}
          </Button>
        </div>
      )}
      <DataRegion
        {...region}
        state={isBeyond ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={search.pageSize} hasAvatar={false} />}
        empty={empty}
        onClearFilters={() => onSearch({ ...search, filters: {}, page: 1 })}
      >
        <DocumentsTable
          tab={tab}
          rows={rows}
          ordering={search.ordering}
          onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
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
        <Pagination
          page={search.page}
          pageSize={search.pageSize}
          total={count}
          onPage={(page) => onSearch({ ...search, page })}
          onPageSize={(pageSize) => onSearch({ ...search, pageSize, page: 1 })}
        />
      </DataRegion>
      {hasChosen && !isWide && <ChoiceBar choice={choice} onAsk={() => onAsk(choice.invoices)} />}
    </>
  );
}
