import { workModule } from '../care/work/module.ts'
import { callsModule } from '../care/calls/module.ts'
import { scriptsModule } from '../care/scripts/module.ts'
import { telephonyModule } from '../care/telephony/module.ts'
import { campaignsModule } from '../care/campaigns/module.ts'
import { choicesModule } from '../catalogue/choices/module.ts'
import { creditCardsModule } from '../catalogue/credit-cards/module.ts'
import { insuranceModule } from '../catalogue/insurance/module.ts'
import { vouchersModule } from '../catalogue/vouchers/module.ts'
import { createConsentsModule } from '../customers/consents/module.ts'
import type { WithdrawalEnds } from '../customers/consents/withdraw.ts'
import { contactChoicesModule } from '../customers/contact-choices/module.ts'
import { contactRulesModule } from '../customers/contact-rules/module.ts'
import { messagesModule } from '../customers/messages/module.ts'
import { plannedErasuresModule } from '../customers/planned-erasures/module.ts'
import { profilesModule } from '../customers/profiles/module.ts'
import { prospectsModule } from '../customers/prospects/module.ts'
import { changeContactModule } from '../entry/change-contact/module.ts'
import { cookiesModule } from '../entry/cookies/module.ts'
import { handOverModule } from '../entry/hand-over/module.ts'
import { signInModule } from '../entry/sign-in/module.ts'
import { trackingModule } from '../entry/tracking/module.ts'
import { applicationsModule } from '../loans/applications/module.ts'
import { calculatorsModule } from '../loans/calculators/module.ts'
import { openMatchModule } from '../loans/open-match/module.ts'
import { openPricesModule } from '../loans/open-prices/module.ts'
import { eligibilityModule } from '../loans/eligibility/module.ts'
import { lenderCallbacksModule } from '../loans/lender-callbacks/module.ts'
import { lenderStepsModule } from '../loans/lender-steps/module.ts'
import { manyStepsModule } from '../loans/many-steps/module.ts'
import { offersModule } from '../loans/offers/module.ts'
import { lenderCopiesModule } from '../market/lender-copies/module.ts'
import { connectorsModule } from '../market/connectors/module.ts'
import { lenderGroupsModule } from '../market/lender-groups/module.ts'
import { lenderRevenueModule } from '../market/lender-revenue/module.ts'
import { lendersModule } from '../market/lenders/module.ts'
import { disputesModule } from '../money/disputes/module.ts'
import { leadDisputesModule } from '../money/lead-disputes/module.ts'
import { ledgerModule } from '../money/ledger/module.ts'
import { ownMoneyModule } from '../money/own-money/module.ts'
import { referralTermsModule } from '../money/referral-terms/module.ts'
import { referralsModule } from '../money/referrals/module.ts'
import { payoutsModule } from '../money/payouts/module.ts'
import { statementsModule } from '../money/statements/module.ts'
import { readClosedMonths } from '../money/ledger/read-closed-months.ts'
import { reconciliationModule } from '../money/reconciliation/module.ts'
import { createUploadsModule } from '../money/uploads/module.ts'
import { agreementsModule } from '../office/agreements/module.ts'
import { createApprovalsModule } from '../office/approvals/module.ts'
import { cimsModule } from '../office/cims/module.ts'
import { complaintsModule } from '../office/complaints/module.ts'
import { customerCareModule } from '../office/customer-care/module.ts'
import { dashboardModule } from '../office/dashboard/module.ts'
import { evidenceModule } from '../office/evidence/module.ts'
import { helpRequestsModule } from '../office/help-requests/module.ts'
import { jobsModule } from '../office/jobs/module.ts'
import { incidentsModule } from '../office/incidents/module.ts'
import { masqueradeModule } from '../office/masquerade/module.ts'
import { savedViewsModule } from '../office/saved-views/module.ts'
import { lenderApplicationsModule } from '../office/lender-applications/module.ts'
import { staffModule } from '../office/staff/module.ts'
import { lenderAvailabilityModule } from '../office/vendors-on-off/module.ts'
import { partnerAccountModule } from '../partner-area/account/module.ts'
import { partnerCustomersModule } from '../partner-area/customers/module.ts'
import { partnerFunnelModule } from '../partner-area/funnel/module.ts'
import { lenderJourneyModule } from '../partner-area/journey/module.ts'
import { offeringModule } from '../partner-area/offering/module.ts'
import { creativesModule } from '../partner-area/creatives/module.ts'
import { eligibilityModule as partnerEligibilityModule } from '../partner-area/eligibility/module.ts'
import { faqsModule } from '../partner-area/faqs/module.ts'
import { reportModule } from '../partner-area/report/module.ts'
import { partnerLeadLinesModule } from '../partner-area/leads/module.ts'
import { merchantsModule } from '../partner-area/merchants/module.ts'
import { partnerAccountsModule } from '../partners/accounts/module.ts'
import { brandConfigModule } from '../partners/brand-config/module.ts'
import { apiKeysModule } from '../partners/api-keys/module.ts'
import { leadClaimsModule } from '../partners/claims/module.ts'
import { hooksModule } from '../partners/hooks/module.ts'
import { partnerApiModule } from '../partner-area/api/module.ts'
import { partnerEventsModule } from '../partners/events/module.ts'
import { partnerAgreementsModule } from '../partners/agreements/module.ts'
import { partnerDocumentsModule } from '../partners/documents/module.ts'
import { partnerKycModule } from '../partners/kyc/module.ts'
import { partnerReferralModule } from '../partner-area/referral/module.ts'
import { noticesModule } from '../partners/notices/module.ts'
import { watchesModule } from '../partners/watches/module.ts'
import { peopleModule } from '../partners/people/module.ts'
import { teamModule } from '../partners/team/module.ts'
import { threadsModule } from '../partners/threads/module.ts'
import { partnerLeadsModule } from '../partners/leads/module.ts'
import { trainingModule } from '../partners/training/module.ts'
import { partnerLinksModule } from '../partners/links/module.ts'
import { ownLinksModule } from '../partner-area/links/module.ts'
import { traceModule } from '../partner-area/trace/module.ts'
import { alarmsModule } from '../platform/alarms/module.ts'
import { auditHeadsModule } from '../platform/audit-heads/module.ts'
import { auditLogModule } from '../platform/audit-log/module.ts'
import { backupModule } from '../platform/backup/module.ts'
import { credentialsModule } from '../platform/credentials/module.ts'
import { httpModule } from '../platform/http/module.ts'
import { idempotencyModule } from '../platform/idempotency/module.ts'
import type { Jobs } from '../platform/jobs/job.ts'
import { looksModule } from '../platform/looks/module.ts'
import { sealingModule } from '../platform/sealing/module.ts'
import { secondPersonModule } from '../platform/second-person/module.ts'
import { securityEventsModule } from '../platform/security-events/module.ts'
import { sessionsModule } from '../platform/sessions/module.ts'
import { createStoredFilesModule } from '../platform/stored-files/module.ts'
import { answersModule } from '../reports/answers/module.ts'
import { cellsModule } from '../reports/cells/module.ts'
import { factsModule } from '../reports/facts/module.ts'
import { runsModule } from '../reports/runs/module.ts'
import { schedulesModule } from '../reports/schedules/module.ts'
import { brandsModule } from '../reference/brands/module.ts'
import { goldRatesModule } from '../reference/gold-rates/module.ts'
import { languagesModule } from '../reference/languages/module.ts'
import { optionSetsModule } from '../reference/option-sets/module.ts'
import { processorsModule } from '../reference/processors/module.ts'
import { productsModule } from '../reference/products/module.ts'
import { regulatedFiguresModule } from '../reference/regulated-figures/module.ts'
import { trafficSourcesModule } from '../reference/traffic-sources/module.ts'
import type { HeldOfPerson } from '../rights/my-data/held-of-person.ts'
import { createErasuresModule } from '../rights/erasures/module.ts'
import { contactChangesModule } from '../rights/contact-changes/module.ts'
import { createDeletionsModule } from '../rights/deletions/module.ts'
import { heldTables } from '../rights/my-data/held-tables.ts'
import { keepsOf } from '../rights/my-data/keeps-of.ts'
import { createMyDataModule } from '../rights/my-data/module.ts'
import { contactsModule } from '../rights/contacts/module.ts'
import { nomineeModule } from '../rights/nominee/module.ts'
import { createRetentionModule } from '../rights/retention/module.ts'
import { apiDescriptionModule } from '../site/api-description/module.ts'
import { brandPreviewModule } from '../site/brand-preview/module.ts'
import { healthModule } from '../site/health/module.ts'
import { brandLooksModule } from '../site/brand-looks/module.ts'
import { demoClockModule } from '../site/demo-clock/module.ts'
import { outboxModule } from '../site/outbox/module.ts'
import { pagesModule } from '../site/pages/module.ts'
import { sharePicturesModule } from '../site/share-pictures/module.ts'
import { securityContactModule } from '../site/security-contact/module.ts'
import type { Services } from '../site/services.ts'
import {
  foldErasure,
  foldFilesInUse,
  foldGather,
  foldJobs,
  foldPreview,
  foldRetention,
  foldSecondPerson,
  foldWithdrawal,
} from './fold-modules.ts'

/** Every folder that has something for the whole, in the order of the areas: a new one is a line here and nothing else. */
const nouns = [
  auditLogModule,
  auditHeadsModule,
  backupModule,
  httpModule,
  idempotencyModule,
  sessionsModule,
  securityEventsModule,
  alarmsModule,
  secondPersonModule,
  looksModule,
  sealingModule,
  brandsModule,
  goldRatesModule,
  languagesModule,
  optionSetsModule,
  processorsModule,
  productsModule,
  regulatedFiguresModule,
  trafficSourcesModule,
  contactChoicesModule,
  contactRulesModule,
  messagesModule,
  profilesModule,
  plannedErasuresModule,
  prospectsModule,
  partnerAccountsModule,
  partnerLeadsModule,
  partnerLinksModule,
  ownLinksModule,
  traceModule,
  partnerAgreementsModule,
  partnerDocumentsModule,
  partnerKycModule,
  partnerEventsModule,
  noticesModule,
  watchesModule,
  peopleModule,
  teamModule,
  threadsModule,
  hooksModule,
  apiKeysModule,
  leadClaimsModule,
  brandConfigModule,
  trainingModule,
  connectorsModule,
  lendersModule,
  lenderCopiesModule,
  lenderGroupsModule,
  lenderRevenueModule,
  applicationsModule,
  calculatorsModule,
  openMatchModule,
  openPricesModule,
  eligibilityModule,
  lenderCallbacksModule,
  lenderStepsModule,
  manyStepsModule,
  offersModule,
  ledgerModule,
  reconciliationModule,
  createUploadsModule(readClosedMonths),
  statementsModule,
  ownMoneyModule,
  payoutsModule,
  referralTermsModule,
  referralsModule,
  disputesModule,
  leadDisputesModule,
  factsModule,
  cellsModule,
  answersModule,
  runsModule,
  schedulesModule,
  campaignsModule,
  choicesModule,
  creditCardsModule,
  insuranceModule,
  vouchersModule,
  credentialsModule,
  changeContactModule,
  cookiesModule,
  handOverModule,
  signInModule,
  trackingModule,
  agreementsModule,
  cimsModule,
  complaintsModule,
  customerCareModule,
  dashboardModule,
  evidenceModule,
  helpRequestsModule,
  jobsModule,
  lenderApplicationsModule,
  incidentsModule,
  masqueradeModule,
  savedViewsModule,
  staffModule,
  lenderAvailabilityModule,
  workModule,
  telephonyModule,
  callsModule,
  scriptsModule,
  partnerAccountModule,
  partnerLeadLinesModule,
  partnerCustomersModule,
  offeringModule,
  lenderJourneyModule,
  creativesModule,
  faqsModule,
  partnerEligibilityModule,
  merchantsModule,
  partnerFunnelModule,
  partnerReferralModule,
  reportModule,
  partnerApiModule,
  contactsModule,
  nomineeModule,
  contactChangesModule,
  apiDescriptionModule,
  brandPreviewModule,
  healthModule,
  securityContactModule,
  brandLooksModule,
  demoClockModule,
  outboxModule,
  pagesModule,
  sharePicturesModule,
] as const

// What concerns all of them knows none of them: it is made of what they declare.
const withdrawalEnds: WithdrawalEnds<Services> = foldWithdrawal(nouns)
const consentsModule = createConsentsModule(withdrawalEnds)
const holding = [...nouns, consentsModule] as const

export const retention = foldRetention(holding)

export const held: HeldOfPerson<Services> = {
  gather: foldGather(holding),
  preview: foldPreview(holding),
  erase: foldErasure(holding),
  keeps: keepsOf(heldTables, retention),
}

const deletionsModule = createDeletionsModule(held)

export const modules = [
  ...holding,
  createStoredFilesModule(foldFilesInUse(holding)),
  createMyDataModule(held),
  createErasuresModule(held),
  deletionsModule,
  createRetentionModule(retention),
  createApprovalsModule(foldSecondPerson([...holding, deletionsModule])),
] as const

export const jobs: Jobs<Services> = foldJobs(modules)
