import type { Particulars } from './types.ts';

/** What only the owner knows. `npm run check:launch` lists what is not filled in. */
export const particulars: Particulars = {
  legalName: null,
  privacyContact: null,
  privacyNoticeEffective: null,
  privacyNoticeUrl: null,
  civilRightsContact: null,
  billingContact: null,
  mailProvider: null,
  dmvResult: null,
  iplDevice: null,
  returnsPolicy: null,
  accessibilityReplyTime: null,
  accessibilityCheckedOn: null,
};
