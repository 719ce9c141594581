import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { activationFa } from '#features/activation/activation.fa.ts';
import { contentFa as fa } from './content.fa.ts';
import { contentFacts, getContentForm, listFiles, type ContentFact, type ContentForm } from './content-facts.ts';
import { FileName, FileThumb } from './FileThumbs.tsx';
import { ReviewSection, type ReviewFact } from './ReviewSection.tsx';

const titles: Record<ContentForm, string> = {
  post: activationFa.content,
  brief: activationFa.brief,
  forwarded: activationFa.forwarded,
  ad: activationFa.ad,
};

/** Longer texts get the whole row. */
const ROW_FROM = 60;
/** Cuts a text after four lines; the step shows the rest. */
const LONG = 'block font-normal whitespace-pre-line line-clamp-4';

function getValue({ text, isLtr, isLong, items }: ContentFact) {
  if (items)
    return (
      <ul className="ms-4 list-disc font-normal">
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    );
  if (isLong === true) return <bdi className={LONG}>{text}</bdi>;
  return isLtr === true ? <bdi dir="ltr">{text}</bdi> : text;
}

/** The content, or the brief for it. */
export function ContentReview({ data, draftId }: { data: CampaignDraft; draftId: number }) {
  const files = listFiles(data);
  const [first] = files;
  const label = getContentForm(data) === 'ad' ? fa.picture : files.length > 1 ? fa.files : fa.file;
  const facts: ReviewFact[] = [
    ...(first ? [{ label, isWide: true, value: <FileName files={files} /> }] : []),
    ...contentFacts(data).map((fact) => ({
      label: fact.label,
      isWide: fact.isLtr === true || fact.isLong === true || fact.items !== undefined,
      isFullRow: (fact.isLong === true && fact.text.length > ROW_FROM) || fact.items !== undefined,
      value: getValue(fact),
    })),
  ];
  return (
    <ReviewSection
      title={titles[getContentForm(data)]}
      editTo="/campaign/content"
      draftId={draftId}
      media={first && <FileThumb file={first} />}
      columns={2}
      facts={facts}
    />
  );
}
