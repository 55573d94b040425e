import type { Particulars } from '../../../content/types.ts';

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
