import { CREATION_STEPS } from '#drafts/steps/creation-steps.ts';

/** Which parts of the frame are around a page. */
export interface LayoutParts {
  readonly header: boolean;
  /** On phones only; below lg. */
  readonly bottomBar: boolean;
  /** From lg on. */
  readonly sidebar: boolean;
  /** On phones the page has its own head and dock, so header and bottom bar are for wider windows only. */
  readonly ownPhoneFrame: boolean;
  readonly contentPadding: boolean;
  readonly topPaddingOnPhones: boolean;
}

const creationPath = new RegExp(`^/campaign(/\\d+)?(/(${CREATION_STEPS.join('|')}))?/?$`);

/** Inner pages on phones: a back button and a title above, their own dock below. */
const innerPaths: readonly string[] = ['/financial/charge', '/dashboard'];

/** The frame of a path of the panel. */
export function getLayout(pathname: string): LayoutParts {
  const isCampaign = pathname.includes('campaign');
  const isCharge = pathname.includes('charge');
  return {
    header: !isCampaign,
    bottomBar: !isCampaign,
    sidebar: !creationPath.test(pathname),
    ownPhoneFrame: innerPaths.includes(pathname),
    contentPadding: !isCampaign && !isCharge,
    topPaddingOnPhones: !isCampaign,
  };
}
