import { apart } from './hi/apart.ts'
import { account } from './hi/account.ts'
import { applications } from './hi/applications.ts'
import { calculatorEmi } from './hi/calculator-emi.ts'
import { calculatorEligibility } from './hi/calculator-eligibility.ts'
import { calculatorForeclosure } from './hi/calculator-foreclosure.ts'
import { calculatorGoldValue } from './hi/calculator-gold-value.ts'
import { calculators } from './hi/calculators.ts'
import { complaints } from './hi/complaints.ts'
import { consents } from './hi/consents.ts'
import { contacts } from './hi/contacts.ts'
import { creditCards } from './hi/credit-cards.ts'
import { descriptions } from './hi/descriptions.ts'
import { details } from './hi/details.ts'
import { detailsBusiness } from './hi/details-business.ts'
import { detailsGold } from './hi/details-gold.ts'
import { detailsProperty } from './hi/details-property.ts'
import { detailsCourse } from './hi/details-course.ts'
import { detailsVehicle } from './hi/details-vehicle.ts'
import { helpAnswers } from './hi/help-answers.ts'
import { insurance } from './hi/insurance.ts'
import { keyFacts } from './hi/key-facts.ts'
import { lenderPages } from './hi/lender-pages.ts'
import { myData } from './hi/my-data.ts'
import { offers } from './hi/offers.ts'
import { carry } from './hi/carry.ts'
import { check } from './hi/check.ts'
import { openPrices } from './hi/open-prices.ts'
import { loanMore } from './hi/loan-more.ts'
import { publicPages } from './hi/public-pages.ts'
import { verification } from './hi/verification.ts'
import { loanPage } from './hi/loan-page.ts'
import { productList } from './hi/product-list.ts'
import { vouchers } from './hi/vouchers.ts'
import { contactChange } from './hi/contact-change.ts'
import { ourLenders } from './hi/our-lenders.ts'
import { handOver } from './hi/hand-over.ts'
import { merchant } from './hi/merchant.ts'
import { welcome } from './hi/welcome.ts'

/** The Hindi texts of the signed-in pages. */
export const hiAccount = {
  ...details,
  ...detailsBusiness,
  ...detailsGold,
  ...detailsProperty,
  ...detailsCourse,
  ...detailsVehicle,
  ...offers,
  ...carry,
  ...check,
  ...openPrices,
  ...verification,
  ...loanPage,
  ...loanMore,
  ...publicPages,
  ...productList,
  ...keyFacts,
  ...account,
  ...applications,
  ...consents,
  ...contacts,
  ...calculators,
  ...calculatorEmi,
  ...calculatorEligibility,
  ...calculatorForeclosure,
  ...calculatorGoldValue,
  ...myData,
  ...complaints,
  ...lenderPages,
  ...helpAnswers,
  ...insurance,
  ...vouchers,
  ...creditCards,
  ...contactChange,
  ...ourLenders,
  ...handOver,
  ...merchant,
  ...welcome,
  ...descriptions,
  ...apart,
}
