import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'
import type { ReasonFigures, ReasonTexts, ReasonWords } from './reason-texts.ts'

const employments: Record<number, string> = {
  1: 'नौकरीपेशा',
  2: 'स्व-रोज़गार प्रोफ़ेशनल',
  3: 'कारोबारी',
  4: 'रिटायर्ड',
  5: 'छात्र',
  6: 'गृहिणी',
  7: 'फ़िलहाल काम नहीं',
}
const employment = (option: number): string => employments[option] ?? 'कोई और काम'
const listed = (options: readonly number[]): string => options.map(employment).join(' या ') || 'कोई और काम'

const gave = (needs: string, yours: string): ReasonWords => ({
  needs,
  yours,
  text: `${needs} चाहिए; आपने ${yours} बताया है`,
})

type Fact = readonly [fact: string, told: string]

/** The fact that a check asks about, and "told" in its gender. */
const facts: Record<Exclude<MatchCheck, 'security_value'>, Fact> = {
  not_offered: ['जानकारी', 'बताई'],
  income_below_min: ['मासिक आय', 'बताई'],
  income_above_max: ['मासिक आय', 'बताई'],
  age_below_min: ['जन्मतिथि', 'बताई'],
  age_above_max: ['जन्मतिथि', 'बताई'],
  age_at_maturity: ['जन्मतिथि', 'बताई'],
  employment: ['अपना कामकाज', 'बताया'],
  ticket_class: ['लोन की रकम', 'बताई'],
  instalment_cannot_repay: ['लोन की रकम', 'बताई'],
  credit_score: ['क्रेडिट स्कोर', 'बताया'],
  no_credit_history: ['क्रेडिट स्कोर', 'बताया'],
  pincode_not_served: ['पिन कोड', 'बताया'],
  repayments_too_high: ['मासिक आय और EMI', 'बताई'],
  microfinance_limit: ['परिवार की आय और EMI', 'बताई'],
  turnover_below_min: ['सालाना टर्नओवर', 'बताया'],
  business_years_below_min: ['कारोबार की उम्र', 'बताई'],
  registration_needed: ['कारोबार का रजिस्ट्रेशन', 'बताया'],
}

const securityFacts: Record<SecurityKind, Fact> = {
  gold: ['सोने का वज़न और कैरेट', 'बताया'],
  property: ['प्रॉपर्टी की कीमत', 'बताई'],
  vehicle: ['गाड़ी की कीमत', 'बताई'],
}

const factAsked = (check: MatchCheck, { security, coApplicant }: ReasonFigures): Fact => {
  if (check === 'security_value') return security === null ? ['जानकारी', 'बताई'] : securityFacts[security]
  return coApplicant && check.startsWith('income_') ? ['सह-आवेदक की मासिक आय', 'बताई'] : facts[check]
}

const income = ({ coApplicant }: ReasonFigures): string =>
  coApplicant ? 'सह-आवेदक की महीने की आय' : 'महीने की आय'

const whoseIncome = (coApplicant: boolean): string => (coApplicant ? 'सह-आवेदक की आय' : 'आपकी आय')

/** What stands in the way of telling a check that is not the applicant's to tell; null where it is. */
const unknownToUs = (check: MatchCheck, figures: ReasonFigures): string | null => {
  const { security, lacksGoldRate, coApplicant } = figures
  if (check === 'security_value' && security === 'gold' && lacksGoldRate)
    return 'आपके सोने की कीमत निकालने के लिए हमारे पास अभी सोने का भाव नहीं है'
  return check === 'repayments_too_high' && coApplicant ? 'सह-आवेदक की EMI हम नहीं पूछते' : null
}

const securityNeeds = ({ security, wanted, smallestLoan }: ReasonFigures): string => {
  const worth = {
    gold: `${wanted} या उससे ज़्यादा का सोना`,
    property: `${wanted} या उससे ज़्यादा की प्रॉपर्टी`,
    vehicle: `${wanted} या उससे ज़्यादा की गाड़ी`,
  }
  return `इसके सबसे छोटे लोन ${smallestLoan} के लिए ${security === null ? `${wanted} या उससे ज़्यादा की ज़मानत` : worth[security]}`
}

const failing: ReasonTexts['failing'] = {
  not_offered: () => ({
    needs: 'लेंडर का ऑफ़र',
    yours: 'अभी कोई नहीं',
    text: 'अभी आपके लिए कोई ऑफ़र नहीं है',
  }),
  income_below_min: (figures) => ({
    needs: `${income(figures)} ${figures.wanted}`,
    yours: figures.given,
    text: `${income(figures)} ${figures.wanted} चाहिए; आपने ${figures.given} बताई है`,
  }),
  income_above_max: (figures) => ({
    needs: `${income(figures)} ${figures.wanted} या उससे कम`,
    yours: figures.given,
    text: `${income(figures)} ${figures.wanted} या उससे कम चाहिए; आपने ${figures.given} बताई है`,
  }),
  age_below_min: ({ wanted, given }) => ({
    needs: `उम्र ${wanted} साल या उससे ज़्यादा`,
    yours: `${given} साल`,
    text: `उम्र ${wanted} साल या उससे ज़्यादा चाहिए; आपकी उम्र ${given} साल है`,
  }),
  age_above_max: ({ wanted, given }) => ({
    needs: `उम्र ${wanted} साल या उससे कम`,
    yours: `${given} साल`,
    text: `उम्र ${wanted} साल या उससे कम चाहिए; आपकी उम्र ${given} साल है`,
  }),
  age_at_maturity: ({ wanted, given }) => ({
    needs: `लोन पूरा होने पर उम्र ${wanted} साल या उससे कम`,
    yours: `${given} साल`,
    text: `लोन पूरा होने पर उम्र ${wanted} साल या उससे कम चाहिए; तब आपकी उम्र ${given} साल होगी`,
  }),
  employment: ({ employmentsTaken, employmentGiven }) =>
    gave(`कामकाज: ${listed(employmentsTaken)}`, employment(employmentGiven)),
  ticket_class: ({ wanted, smallestLoan }) => ({
    needs: `${wanted} या उससे कम का लोन`,
    yours: `इसका सबसे छोटा लोन ${smallestLoan}`,
    text: `ज़्यादा से ज़्यादा ${wanted} और कम से कम ${smallestLoan} का लोन बताता है`,
  }),
  instalment_cannot_repay: () => ({
    needs: 'ऐसा लोन जो बराबर किस्तों से चुक जाए',
    yours: 'इन किस्तों से नहीं चुकेगा',
    text: 'की दर इतने महीनों के लिए इतनी ऊँची है कि बराबर किस्तों से लोन नहीं चुकेगा; कम महीने चुनें',
  }),
  credit_score: ({ wanted, given }) => gave(`क्रेडिट स्कोर ${wanted} या उससे ज़्यादा`, given),
  no_credit_history: ({ wanted }) => ({
    needs: `क्रेडिट स्कोर ${wanted} या उससे ज़्यादा`,
    yours: 'अभी कोई क्रेडिट हिस्ट्री नहीं',
    text: `क्रेडिट स्कोर ${wanted} या उससे ज़्यादा चाहिए; आपकी अभी कोई क्रेडिट हिस्ट्री नहीं है`,
  }),
  pincode_not_served: ({ given }) => ({
    needs: 'ऐसा पिन कोड जहाँ यह लेंडर लोन देता हो',
    yours: given,
    text: `पिन कोड ${given} पर अभी लोन नहीं देता`,
  }),
  repayments_too_high: ({ wanted, given, percent, smallestLoan, coApplicant }) => ({
    needs: `सारी EMI मिलाकर ${whoseIncome(coApplicant)} के ${percent}% यानी महीने के ${wanted} के अंदर`,
    yours: `इसके सबसे छोटे लोन ${smallestLoan} के साथ ${given}`,
    text: `सारी EMI मिलाकर ${whoseIncome(coApplicant)} के ${percent}% यानी महीने के ${wanted} के अंदर होनी चाहिए; इसके सबसे छोटे लोन ${smallestLoan} के साथ आपकी EMI ${given} होगी`,
  }),
  microfinance_limit: ({ wanted, given, percent, smallestLoan }) => ({
    needs: `सारी EMI मिलाकर परिवार की आय के ${percent}% यानी महीने के ${wanted} के अंदर`,
    yours: `इसके सबसे छोटे लोन ${smallestLoan} के साथ ${given}`,
    text: `RBI के नियम से सारी EMI मिलाकर परिवार की आय के ${percent}% यानी महीने के ${wanted} के अंदर होनी चाहिए; इसके सबसे छोटे लोन ${smallestLoan} के साथ आपकी EMI ${given} होगी`,
  }),
  turnover_below_min: ({ wanted, given }) => gave(`साल का टर्नओवर ${wanted} से ज़्यादा`, given),
  business_years_below_min: ({ wanted, given }) => ({
    needs: `कारोबार ${wanted} साल या उससे पुराना`,
    yours: `${given} साल`,
    text: `कारोबार ${wanted} साल या उससे पुराना होना चाहिए; आपने ${given} साल बताया है`,
  }),
  registration_needed: () => ({
    needs: 'GST, उद्यम या कोई और रजिस्ट्रेशन वाला कारोबार',
    yours: 'रजिस्टर्ड नहीं है',
    text: 'GST, उद्यम या कोई और रजिस्ट्रेशन वाला कारोबार चाहिए; आपका कारोबार रजिस्टर्ड नहीं है',
  }),
  security_value: (figures) => ({
    needs: securityNeeds(figures),
    yours: figures.given,
    text: `${securityNeeds(figures)} चाहिए; आपने जो बताया उसकी कीमत ${figures.given} है`,
  }),
}

const outcome = (alone: boolean): string => (alone ? 'इस लेंडर से लोन मिल सकता है' : 'यह शर्त पूरी हो जाएगी')

/** Why a lender did not match, in Hindi. */
export const reasonTextsHi: ReasonTexts = {
  failing,
  unknown: (check, figures) => {
    const [fact, told] = factAsked(check, figures)
    const needs =
      check === 'repayments_too_high'
        ? `सारी EMI मिलाकर ${whoseIncome(figures.coApplicant)} के ${figures.percent}% के अंदर`
        : check === 'microfinance_limit'
          ? `परिवार की सालाना आय ${figures.wanted} या उससे कम हो तो सारी EMI मिलाकर उसके ${figures.percent}% के अंदर`
          : failing[check](figures).needs
    const ours = unknownToUs(check, figures)
    if (ours !== null) return { needs, yours: 'हमें नहीं पता', text: `शर्त: ${needs}; ${ours}` }
    return {
      needs,
      yours: 'अभी नहीं बताया',
      text: `शर्त: ${needs}; आपने ${fact} अभी नहीं ${told}`,
      unlock: `यह लेंडर आपको लोन दे सकता है या नहीं, यह जानने के लिए ${fact} बताएँ`,
    }
  },
  unlock: {
    income: ({ figure, alone, coApplicant }) =>
      `${coApplicant ? 'सह-आवेदक की ' : ''}महीने की आय ${figure} हो तो ${outcome(alone)}`,
    birthday: ({ figure, day, alone }) => `${day} से, जब आपके ${figure} साल पूरे होंगे, ${outcome(alone)}`,
    tenure_at_most: ({ figure, alone }) => `${figure} महीने या उससे कम का लोन चुनें तो ${outcome(alone)}`,
    tenure_at_least: ({ figure, alone }) => `${figure} महीने का लोन चुनें तो ${outcome(alone)}`,
    score: ({ figure, alone }) => `क्रेडिट स्कोर ${figure} या उससे ज़्यादा हो तो ${outcome(alone)}`,
    other_emis_at_most: ({ figure, alone }) =>
      figure === '₹0'
        ? `और कोई EMI न हो तो ${outcome(alone)}`
        : `बाकी EMI महीने की ${figure} या उससे कम हो तो ${outcome(alone)}`,
    turnover_above: ({ figure, alone }) => `साल का टर्नओवर ${figure} से ज़्यादा हो तो ${outcome(alone)}`,
    business_years: ({ figure, alone }) => `कारोबार ${figure} साल पुराना हो तो ${outcome(alone)}`,
    registration: ({ alone }) => `कारोबार रजिस्टर करा लें तो ${outcome(alone)}`,
    gold_worth: ({ figure, alone }) => `${figure} या उससे ज़्यादा का सोना हो तो ${outcome(alone)}`,
    property_worth: ({ figure, alone }) => `${figure} या उससे ज़्यादा की प्रॉपर्टी हो तो ${outcome(alone)}`,
  },
  ordinal: String,
}
