import { accountPages } from '../account/account-pages.ts'
import type { AdminPage } from '../page/admin-page.ts'
import { approvalsPages } from '../approvals/approvals-pages.ts'
import { agreementsPages } from '../agreements/agreements-pages.ts'
import { cimsDataPages } from '../cims-data/cims-data-pages.ts'
import { complaintsPages } from '../complaints/complaints-pages.ts'
import { evidencePages } from '../evidence/evidence-pages.ts'
import { helpPages } from '../help/help-pages.ts'
import { incidentsPages } from '../incidents/incidents-pages.ts'
import { processorsPages } from '../processors/processors-pages.ts'
import { regulatedFiguresPages } from '../regulated-figures/regulated-figures-pages.ts'
import { smsRegisterPages } from '../sms-register/sms-register-pages.ts'
import { auditLogPages } from '../audit-log/audit-log-pages.ts'
import { brandsPages } from '../brands/brands-pages.ts'
import { creditCardsPages } from '../credit-cards/credit-cards-pages.ts'
import { csrPortalPages } from '../csr-portal/csr-portal-pages.ts'
import { customerInfoDeletionPages } from '../customer-info-deletion/customer-info-deletion-pages.ts'
import { customerEligibilityPages } from '../customer-eligibility/customer-eligibility-pages.ts'
import { customersJourneyPages } from '../customers-journey/customers-journey-pages.ts'
import { messagingPages } from '../messaging/messaging-pages.ts'
import { dashboardPages } from '../dashboard/dashboard-pages.ts'
import { goldRatesPages } from '../gold-rates/gold-rates-pages.ts'
import { jobsPages } from '../jobs/jobs-pages.ts'
import { insurancePlansPages } from '../insurance-plans/insurance-plans-pages.ts'
import { lenderGroupsPages } from '../lender-groups/lender-groups-pages.ts'
import { lenderEditPages } from '../lenders/edit-page/lender-edit-pages.ts'
import { lenderApplicationsPages } from '../lender-applications/lender-applications-pages.ts'
import { lenderFilesPages } from '../lender-files/lender-files-pages.ts'
import { lendersPages } from '../lenders/lenders-pages.ts'
import { masqueradePages } from '../masquerade/masquerade-pages.ts'
import { optionSetsPages } from '../option-sets/option-sets-pages.ts'
import { partnerContentPages } from '../partner-content/partner-content-pages.ts'
import { partnerThreadsPages } from '../partner-threads/partner-threads-pages.ts'
import { partnersPages } from '../partners/partners-pages.ts'
import { merchantsPages } from '../merchants/merchants-pages.ts'
import { dataDictionaryPages } from '../data-dictionary/data-dictionary-pages.ts'
import { reportRunsPages } from '../report-runs/report-runs-pages.ts'
import { reportSchedulesPages } from '../report-schedules/report-schedules-pages.ts'
import { reportsPages } from '../reports/reports-pages.ts'
import { reconciliationPages } from '../reconciliation/reconciliation-pages.ts'
import { securityPages } from '../security/security-pages.ts'
import { statementsPages } from '../statements/statements-pages.ts'
import { trackingLinksPages } from '../tracking-links/tracking-links-pages.ts'
import { telecallingPages } from '../telecalling/telecalling-pages.ts'
import { textsPages } from '../texts/texts-pages.ts'
import { userManagementPages } from '../user-management/user-management-pages.ts'
import { voucherOffersPages } from '../voucher-offers/voucher-offers-pages.ts'
import { workPages } from '../work/work-pages.ts'
import { vendorsOnOffPages } from '../vendors-on-off/vendors-on-off-pages.ts'

/** Every page of the staff area, from the lists of its folders; add a folder here (docs/recipes/add-an-office-page.md). */
export const adminPages: readonly AdminPage[] = [
  // One line a folder.
  ...dashboardPages,
  ...workPages,
  ...csrPortalPages,
  ...telecallingPages,
  ...lendersPages,
  ...lenderGroupsPages,
  ...lenderEditPages,
  ...lenderApplicationsPages,
  ...lenderFilesPages,
  ...reconciliationPages,
  ...statementsPages,
  ...trackingLinksPages,
  ...customersJourneyPages,
  ...reportsPages,
  ...reportRunsPages,
  ...reportSchedulesPages,
  ...dataDictionaryPages,
  ...creditCardsPages,
  ...insurancePlansPages,
  ...voucherOffersPages,
  ...optionSetsPages,
  ...goldRatesPages,
  ...vendorsOnOffPages,
  ...customerEligibilityPages,
  ...customerInfoDeletionPages,
  ...messagingPages,
  ...merchantsPages,
  ...partnersPages,
  ...partnerContentPages,
  ...partnerThreadsPages,
  ...masqueradePages,
  ...brandsPages,
  ...userManagementPages,
  ...approvalsPages,
  ...complaintsPages,
  ...evidencePages,
  ...agreementsPages,
  ...cimsDataPages,
  ...incidentsPages,
  ...regulatedFiguresPages,
  ...processorsPages,
  ...smsRegisterPages,
  ...textsPages,
  ...auditLogPages,
  ...securityPages,
  ...jobsPages,
  ...helpPages,
  ...accountPages,
]
