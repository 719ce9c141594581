import type { Paper } from '#data/documents/documents.ts';
import { documentName } from '#features/documents/parts/document-texts.ts';
import { OfficialPaper } from './OfficialPaper.tsx';
import { paperFa as fa } from './paper.fa.ts';
import { PaperFoot } from './PaperFoot.tsx';
import { PaperFrame, PaperMark } from './PaperFrame.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperLines } from './PaperLines.tsx';

const marks: Partial<Record<Paper['state'], string>> = fa.marks;

/** A document as it is printed: an official invoice in rial across the page, any other in toman. */
export function DocumentPaper({ paper }: { paper: Paper }) {
  const mark = marks[paper.state];
  return (
    <PaperFrame label={documentName(paper)} isAcross={paper.kind === 'official_invoice'}>
      {mark !== undefined && <PaperMark>{mark}</PaperMark>}
      {paper.kind === 'official_invoice' ? (
        <OfficialPaper paper={paper} />
      ) : (
        <>
          <PaperHead paper={paper} />
          <PaperLines lines={paper.lines} />
          <PaperFoot paper={paper} />
        </>
      )}
    </PaperFrame>
  );
}
