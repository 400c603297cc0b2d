import { apart } from './en/apart.ts'
import { account } from './en/account.ts'
import { applications } from './en/applications.ts'
import { calculatorEmi } from './en/calculator-emi.ts'
import { calculatorEligibility } from './en/calculator-eligibility.ts'
import { calculatorForeclosure } from './en/calculator-foreclosure.ts'
import { calculatorGoldValue } from './en/calculator-gold-value.ts'
import { calculators } from './en/calculators.ts'
import { complaints } from './en/complaints.ts'
import { consents } from './en/consents.ts'
import { contacts } from './en/contacts.ts'
import { creditCards } from './en/credit-cards.ts'
import { descriptions } from './en/descriptions.ts'
import { details } from './en/details.ts'
import { detailsBusiness } from './en/details-business.ts'
import { detailsGold } from './en/details-gold.ts'
import { detailsProperty } from './en/details-property.ts'
import { detailsCourse } from './en/details-course.ts'
import { detailsVehicle } from './en/details-vehicle.ts'
import { helpAnswers } from './en/help-answers.ts'
import { insurance } from './en/insurance.ts'
import { keyFacts } from './en/key-facts.ts'
import { lenderPages } from './en/lender-pages.ts'
import { myData } from './en/my-data.ts'
import { offers } from './en/offers.ts'
import { carry } from './en/carry.ts'
import { check } from './en/check.ts'
import { openPrices } from './en/open-prices.ts'
import { loanMore } from './en/loan-more.ts'
import { publicPages } from './en/public-pages.ts'
import { verification } from './en/verification.ts'
import { loanPage } from './en/loan-page.ts'
import { productList } from './en/product-list.ts'
import { vouchers } from './en/vouchers.ts'
import { contactChange } from './en/contact-change.ts'
import { ourLenders } from './en/our-lenders.ts'
import { handOver } from './en/hand-over.ts'
import { merchant } from './en/merchant.ts'
import { welcome } from './en/welcome.ts'

/** The English texts of the signed-in pages. */
export const enAccount = {
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
