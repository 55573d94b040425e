import type { Particulars } from './types.ts';

/** What only the owner knows. Sentences about what is null are left out of the pages. */
export const particulars: Particulars = {
  legalName: null,
  privacyContact: null,
  privacyNoticeEffective: null,
  civilRightsContact: null,
  billingContact: null,
  mailProvider: null,
  backupsKept: null,
  hostLogsKept: null,
  entrance: null,
  afterHoursLine: null,
  nearestHospital: null,
  dmvResult: null,
  iplDevice: null,
  returnsPolicy: null,
  accessibilityReplyTime: null,
  accessibilityCheckedOn: null,
};
