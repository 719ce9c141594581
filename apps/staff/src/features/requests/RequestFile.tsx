import { useQuery } from '@tanstack/react-query';
import { attachmentQuery, type RequestDetail } from '#data/requests.ts';
import { CaseFile } from '#features/cases/public.ts';
import { requestsFa as fa } from './requests.fa.ts';

/** The picture of a slip, or a link to a document. */
export function RequestFile({ account, attachment }: { account: string; attachment: RequestDetail['attachments'][number] }) {
  const { id, name, type } = attachment;
  return <CaseFile file={useQuery(attachmentQuery(account, id))} name={name} type={type} alt={fa.file.preview} />;
}
