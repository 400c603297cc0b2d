import type { ConsentText } from '@marketplace/contract/customers/consents'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { sharedDetails, type SharedDetail } from '../../src/market/connectors/shared-details.ts'

/** How the consent names details; each detail has one place here, and is named where its loan hands it over. */
export const detailPhrases: readonly { details: readonly SharedDetail[]; en: string; hi: string }[] = [
  { details: ['pan_name', 'first_name', 'last_name'], en: 'my name', hi: 'नाम' },
  { details: ['birth_date'], en: 'birth date', hi: 'जन्म तारीख' },
  { details: ['gender'], en: 'gender', hi: 'लिंग' },
  { details: ['pan'], en: 'PAN', hi: 'पैन' },
  { details: ['mobile_phone_number'], en: 'mobile number', hi: 'मोबाइल नंबर' },
  { details: ['email'], en: 'e-mail', hi: 'ईमेल' },
  {
    details: ['address1', 'address2', 'locality', 'postal_code'],
    en: 'address and PIN code',
    hi: 'पता और पिन कोड',
  },
  {
    details: ['residence_type', 'monthly_rent'],
    en: 'kind of residence and rent',
    hi: 'घर अपना है या किराए का और किराया',
  },
  { details: ['educational_level'], en: 'education', hi: 'पढ़ाई' },
  { details: ['employment_status'], en: 'kind of work', hi: 'काम का प्रकार' },
  {
    details: ['employer_name', 'officepincode'],
    en: 'employer and office PIN code',
    hi: 'कंपनी और ऑफ़िस का पिन कोड',
  },
  { details: ['monthly_income'], en: 'monthly income', hi: 'मासिक आय' },
  { details: ['household_income'], en: 'household income', hi: 'पूरे परिवार की आय' },
  { details: ['salary_mode'], en: 'how my salary is paid', hi: 'सैलरी कैसे मिलती है' },
  { details: ['emi'], en: 'my EMIs', hi: 'चल रही ईएमआई' },
  {
    details: ['professional_type', 'professional_years'],
    en: 'profession and years in it',
    hi: 'पेशा और उसमें कितने साल हुए',
  },
  {
    details: ['business_name', 'business_company_type', 'business_nature'],
    en: 'the name and kind of my business and what it does',
    hi: 'बिज़नेस का नाम, प्रकार और काम',
  },
  {
    details: ['business_registration_type', 'gstin', 'business_pan'],
    en: 'its registration, GSTIN and PAN',
    hi: 'बिज़नेस का रजिस्ट्रेशन, GSTIN और पैन',
  },
  {
    details: ['business_years', 'business_current_turnover', 'business_gross_profit'],
    en: 'how long it has been running, its sales and gross profit',
    hi: 'बिज़नेस कितना पुराना है, उसकी बिक्री और ग्रॉस मुनाफ़ा',
  },
  {
    details: ['gold_purity', 'gold_weight_grams'],
    en: 'purity and weight of my gold',
    hi: 'सोने की शुद्धता और वज़न',
  },
  {
    details: ['property_kind', 'property_value', 'property_postal_code'],
    en: 'kind, value and PIN code of the home that the loan is for',
    hi: 'जिस घर के लिए लोन है उसका प्रकार, कीमत और पिन कोड',
  },
  {
    details: ['course_name', 'institute_name', 'course_level', 'course_country', 'course_cost'],
    en: 'course, its level, cost and country, and the college or university',
    hi: 'कोर्स, उसका स्तर, खर्च और देश, और कॉलेज या यूनिवर्सिटी',
  },
  {
    details: ['co_applicant_income'],
    en: 'monthly income of whoever signs with me',
    hi: 'मेरे साथ दस्तख़त करने वाले की महीने की आय',
  },
  {
    details: ['vehicle_model', 'vehicle_condition', 'vehicle_price', 'down_payment'],
    en: 'the vehicle, new or used, its price and my down payment',
    hi: 'गाड़ी, नई है या पुरानी, उसकी कीमत और मेरी डाउन पेमेंट',
  },
  { details: ['credit_score_class'], en: 'credit score band', hi: 'क्रेडिट स्कोर का दायरा' },
  {
    details: ['ifsc', 'account_number'],
    en: 'bank account number and IFSC',
    hi: 'बैंक खाता नंबर और IFSC',
  },
  {
    details: ['business_account'],
    en: 'whether that account is the business’s own',
    hi: 'खाता बिज़नेस का है या नहीं',
  },
]

const namesPurpose = (product: LoanProduct): boolean => sharedDetails[product].includes('loan_purpose')

/** The details of a loan in words, as one list without its last part. */
const listDetails = (product: LoanProduct, language: 'en' | 'hi'): string =>
  detailPhrases
    .filter(({ details }) => details.some((detail) => sharedDetails[product].includes(detail)))
    .map((phrase) => phrase[language])
    .join(', ')

const english = (product: LoanProduct): string =>
  `{brand} may give {lender} these details, for this one loan application only: ${listDetails(product, 'en')}, and the ` +
  `${namesPurpose(product) ? 'amount, time and purpose' : 'amount and time'} of the loan. Where I have not told one of them, ` +
  'it is left empty. {lender} uses them to check who I am and whether it can lend to me, and may ask a ' +
  'credit bureau for my report, which the bureau records as an enquiry. {lender} may call or write to me about this ' +
  'application. I can withdraw this on the page of this application or in my account at any time: {brand} then shares ' +
  'nothing more and tells {lender} so. What the law makes {lender} keep stays with {lender}. I can complain to the grievance ' +
  'officers of {lender} and {brand}, and after that to the Data Protection Board of India.'

const hindi = (product: LoanProduct): string =>
  `{brand} सिर्फ़ इस एक लोन आवेदन के लिए मेरी यह जानकारी {lender} को दे सकता है: ${listDetails(product, 'hi')}, और लोन की ` +
  `${namesPurpose(product) ? 'रकम, अवधि और वजह' : 'रकम और अवधि'}। इनमें से जो मैंने नहीं बताया, वह खाली रहता है। ` +
  '{lender} इससे मेरी पहचान जाँचेगा और यह देखेगा कि वह मुझे लोन दे सकता है या नहीं। इसके लिए वह क्रेडिट ब्यूरो से मेरी रिपोर्ट मँगा ' +
  'सकता है, जिसे ब्यूरो एक पूछताछ (enquiry) के रूप में दर्ज करता है। {lender} इस आवेदन के बारे में मुझे कॉल या संदेश कर सकता है। मैं इस ' +
  'आवेदन के पेज पर या अपने खाते में जाकर यह सहमति कभी भी वापस ले सकता/सकती हूँ: तब {brand} आगे कुछ नहीं देगा और {lender} को बता ' +
  'देगा। जो जानकारी कानून के हिसाब से {lender} को रखनी होती है वह उसके पास रहेगी। मैं {lender} और {brand} के शिकायत अधिकारियों से ' +
  'और उसके बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत कर सकता/सकती हूँ।'

/** The version of each loan's words. Other words, another detail of the loan among them, are the next one. */
export const shareVersions: Readonly<Record<LoanProduct, string>> = {
  'Personal Loans': '2',
  'Business Loans': '2',
  'Gold Loans': '2',
  'Affordable Housing Loan': '2',
  'Student Loans': '2',
  '2-wheeler': '2',
  Car: '2',
}

/** The consent to hand an application for each loan to a lender: it names what `sharedDetails` hands over, and nothing else. */
export const shareConsentTexts: readonly ConsentText[] = loanProducts.flatMap((product_type) => {
  const facts = { purpose: 'share', version: shareVersions[product_type], product_type } as const
  return [
    { ...facts, language: 'en', text: english(product_type) },
    { ...facts, language: 'hi', text: hindi(product_type) },
  ]
})
