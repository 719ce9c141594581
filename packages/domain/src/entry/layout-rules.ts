import { CREATION_STEPS } from '#drafts/steps/creation-steps.ts';

/** Which parts of the frame are around a page. */
export interface LayoutParts {
  readonly header: boolean;
  /** On phones only; below lg. */
  readonly bottomBar: boolean;
  /** From lg on. */
  readonly sidebar: boolean;
  /** On phones the page has its own head, so the header is for wider windows only. */
  readonly ownPhoneHead: boolean;
  /** On phones the page's own dock, in which a person writes or judges, replaces the bottom bar. */
  readonly ownPhoneDock: boolean;
  readonly contentPadding: boolean;
  readonly topPaddingOnPhones: boolean;
}

const creationPath = new RegExp(`^/campaign(/\\d+)?(/(${CREATION_STEPS.join('|')}))?/?$`);

/** Inner pages on phones: a back button and a title above. */
const innerPaths: readonly string[] = ['/financial/charge', '/dashboard'];
const ticketPath = /^\/support\/(\d+|new)$/;

/** One content at a time is an inner page of its list. */
function isReview(pathname: string, search: Readonly<Record<string, unknown>>): boolean {
  return pathname === '/contents' && search['view'] === 'review';
}

/** The frame of an address of the panel. */
export function getLayout(pathname: string, search: Readonly<Record<string, unknown>> = {}): LayoutParts {
  const isCampaign = pathname.includes('campaign');
  const isCharge = pathname.includes('charge');
  const ownPhoneDock = ticketPath.test(pathname) || isReview(pathname, search);
  return {
    header: !isCampaign,
    bottomBar: !isCampaign,
    sidebar: !creationPath.test(pathname),
    ownPhoneHead: ownPhoneDock || innerPaths.includes(pathname),
    ownPhoneDock,
    contentPadding: !isCampaign && !isCharge,
    topPaddingOnPhones: !isCampaign,
  };
}
