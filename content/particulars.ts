import type { Particulars } from './schema/practice.ts';

/** What only the owner knows. Sentences about what is null are left out of the pages. */
export const particulars: Particulars = {
  plansAccepted: null,
  nearestHospital: null,
  privacyNoticeEffective: null,
  signsReviewed: null,
  oralMedicinesConfirmed: null,
  nasalSpraysConfirmed: null,
  adenovirusTestConfirmed: null,
  embeddedSpecksConfirmed: null,
  lightTherapyConfirmed: null,
  usualPrices: null,
  nextVisit: null,
  glassesReady: null,
  legalName: null,
  privacyContact: null,
  civilRightsContact: null,
  billingContact: null,
  mailProvider: null,
  backupsKept: null,
  hostLogsKept: null,
  entrance: null,
  // TODO(owner): a line that is answered in the daily break, too, would spare patients an emergency room.
  afterHoursLine: null,
  dmvResult: null,
  iplDevice: null,
  returnsPolicy: null,
  accessibilityReplyTime: null,
  accessibilityCheckedOn: null,
};
