import type { InsuranceKind } from '@marketplace/contract/catalogue/insurance'

interface Said {
  en: string
  hi: string
}

/** What an example plan is made of. Money in whole rupees. */
export interface InsurancePlanFacts {
  slug: string
  kind: InsuranceKind
  /** An invented insurer. */
  insurer: string
  plan: string
  sum_insured: readonly [min: number, max: number]
  entry_age?: readonly [min: number, max: number]
  waiting_days?: number
  pre_existing_months?: number
  co_pay_percent?: number
  room_limit?: Said
  exclusions: Said
  premium_basis: Said
  /** What a year costs at 35 years for ₹5 lakh (without `ages`: at any age); the rest of the invented table follows from it. */
  premium?: { base: number; ages?: readonly number[]; covers: readonly number[] }
  /** The public product whose facts this example follows. */
  modelled_on?: string
}

/** The same in every policy of the standard product, whoever the insurer is. */
const standardHealth = {
  kind: 'Health',
  plan: 'Arogya Sanjeevani',
  sum_insured: [50_000, 1_000_000],
  entry_age: [18, 65],
  waiting_days: 30,
  pre_existing_months: 36,
  co_pay_percent: 5,
  room_limit: {
    en: '2% of the sum insured, at most ₹5,000 a day; ICU 5%, at most ₹10,000',
    hi: 'बीमा राशि का 2%, रोज़ ज़्यादा से ज़्यादा ₹5,000; आईसीयू 5%, ज़्यादा से ज़्यादा ₹10,000',
  },
  exclusions: {
    en: 'Treatment outside India, cosmetic surgery, injuries from breaking the law. Cataract: 25% of the sum insured or ₹40,000, whichever is less',
    hi: 'भारत के बाहर इलाज, सुंदरता के लिए सर्जरी, कानून तोड़ने से लगी चोट। मोतियाबिंद: बीमा राशि का 25% या ₹40,000, जो कम हो',
  },
  modelled_on: 'Arogya Sanjeevani, the standard product, as of 2025-26',
} as const satisfies Partial<InsurancePlanFacts>

const byAgeAndCity: Said = {
  en: 'By age of each person and sum insured; the same in every city',
  hi: 'हर व्यक्ति की उम्र और बीमा राशि के हिसाब से; हर शहर में एक समान',
}

const adultAges = [25, 35, 45, 60] as const

/** Example plans: invented insurers; the standard product with its public facts, the others with invented ones. */
export const insurancePlanFacts: readonly InsurancePlanFacts[] = [
  {
    ...standardHealth,
    slug: 'vindhya-arogya-sanjeevani',
    insurer: 'Vindhya General Insurance',
    premium_basis: byAgeAndCity,
    premium: { base: 6_480, ages: adultAges, covers: [300_000, 500_000, 1_000_000] },
  },
  {
    ...standardHealth,
    slug: 'kaveri-arogya-sanjeevani',
    insurer: 'Kaveri Health Insurance',
    premium_basis: {
      en: 'By age of the oldest person insured, number of persons and sum insured',
      hi: 'सबसे बड़े सदस्य की उम्र, सदस्यों की संख्या और बीमा राशि के हिसाब से',
    },
    premium: { base: 6_890, ages: adultAges, covers: [300_000, 500_000, 1_000_000] },
  },
  {
    slug: 'kaveri-parivar',
    kind: 'Health',
    insurer: 'Kaveri Health Insurance',
    plan: 'Parivar Floater',
    sum_insured: [300_000, 2_500_000],
    entry_age: [18, 60],
    waiting_days: 30,
    pre_existing_months: 24,
    co_pay_percent: 0,
    room_limit: { en: 'Single private room', hi: 'एक व्यक्ति वाला निजी कमरा' },
    exclusions: {
      en: 'Treatment outside India, dental care, spectacles; maternity in the first 24 months',
      hi: 'भारत के बाहर इलाज, दाँतों का इलाज, चश्मा; पहले 24 महीने प्रसव का खर्च',
    },
    premium_basis: {
      en: 'By age of the oldest person insured, city and sum insured',
      hi: 'सबसे बड़े सदस्य की उम्र, शहर और बीमा राशि के हिसाब से',
    },
    premium: { base: 9_750, ages: adultAges, covers: [300_000, 500_000, 1_000_000] },
  },
  {
    slug: 'aravalli-hospital-cash',
    kind: 'Health',
    insurer: 'Aravalli General Insurance',
    plan: 'Hospital Cash',
    sum_insured: [15_000, 300_000],
    entry_age: [18, 70],
    waiting_days: 30,
    pre_existing_months: 36,
    co_pay_percent: 0,
    exclusions: {
      en: 'Pays a fixed sum for each day in hospital, not the bill. Not paid for the first day',
      hi: 'अस्पताल में हर दिन की तय रकम मिलती है, बिल नहीं। पहले दिन की रकम नहीं मिलती',
    },
    premium_basis: {
      en: 'By age and the daily sum chosen',
      hi: 'उम्र और चुनी गई रोज़ की रकम के हिसाब से',
    },
  },
  {
    slug: 'malabar-varishth',
    kind: 'Health',
    insurer: 'Malabar Health Insurance',
    plan: 'Varishth Care',
    sum_insured: [100_000, 1_500_000],
    entry_age: [60, 75],
    waiting_days: 30,
    pre_existing_months: 12,
    co_pay_percent: 20,
    room_limit: { en: '1% of the sum insured a day', hi: 'रोज़ बीमा राशि का 1%' },
    exclusions: {
      en: 'Treatment outside India, cosmetic surgery; joint replacement in the first 24 months',
      hi: 'भारत के बाहर इलाज, सुंदरता के लिए सर्जरी; पहले 24 महीने घुटने या कूल्हे का बदलाव',
    },
    premium_basis: {
      en: 'By age, city and a medical examination',
      hi: 'उम्र, शहर और मेडिकल जाँच के हिसाब से',
    },
    premium: { base: 11_200, ages: [60, 65, 70, 75], covers: [300_000, 500_000, 1_000_000] },
  },
  {
    slug: 'chilika-critical',
    kind: 'Health',
    insurer: 'Chilika General Insurance',
    plan: 'Gambhir Rog Cover',
    sum_insured: [100_000, 5_000_000],
    entry_age: [18, 65],
    waiting_days: 90,
    pre_existing_months: 48,
    co_pay_percent: 0,
    exclusions: {
      en: 'Pays once, for 20 named illnesses only. Not paid where death follows within 30 days',
      hi: 'सिर्फ़ 20 तय बीमारियों पर, एक ही बार रकम मिलती है। 30 दिन के अंदर मृत्यु होने पर नहीं मिलती',
    },
    premium_basis: {
      en: 'By age, tobacco use and sum insured',
      hi: 'उम्र, तंबाकू के सेवन और बीमा राशि के हिसाब से',
    },
  },
  {
    slug: 'aravalli-dukaan',
    kind: 'Shop',
    insurer: 'Aravalli General Insurance',
    plan: 'Dukaan Suraksha',
    sum_insured: [100_000, 5_000_000],
    waiting_days: 0,
    co_pay_percent: 5,
    exclusions: {
      en: 'Theft without signs of a break-in, cash above ₹25,000, goods left in the open',
      hi: 'बिना ताला टूटे हुई चोरी, ₹25,000 से ज़्यादा नकद, खुले में रखा माल',
    },
    premium_basis: {
      en: 'By value of stock and fittings, kind of building and trade',
      hi: 'माल और सामान की कीमत, इमारत के प्रकार और धंधे के हिसाब से',
    },
    premium: { base: 3_400, covers: [300_000, 500_000, 1_000_000] },
  },
  {
    slug: 'chilika-bharat-laghu',
    kind: 'Shop',
    insurer: 'Chilika General Insurance',
    plan: 'Laghu Udyam Fire Cover',
    sum_insured: [500_000, 20_000_000],
    waiting_days: 0,
    co_pay_percent: 5,
    exclusions: {
      en: 'War, wear and tear, loss of profit; theft more than 7 days after the fire',
      hi: 'युद्ध, पुराना होने से खराबी, मुनाफ़े का नुकसान; आग के 7 दिन बाद हुई चोरी',
    },
    premium_basis: { en: 'By sum insured, address and trade', hi: 'बीमा राशि, पते और धंधे के हिसाब से' },
    premium: { base: 2_150, covers: [500_000, 1_000_000, 2_500_000] },
  },
  {
    slug: 'deccan-stock-transit',
    kind: 'Shop',
    insurer: 'Deccan General Insurance',
    plan: 'Stock and Transit',
    sum_insured: [50_000, 3_000_000],
    waiting_days: 0,
    co_pay_percent: 10,
    exclusions: {
      en: 'Goods that spoil by themselves, bad packing, delay on the road',
      hi: 'अपने आप खराब होने वाला माल, खराब पैकिंग, रास्ते में देरी',
    },
    premium_basis: { en: 'By yearly value of goods sent', hi: 'साल भर में भेजे गए माल की कीमत के हिसाब से' },
  },
  {
    slug: 'vindhya-shopkeeper',
    kind: 'Shop',
    insurer: 'Vindhya General Insurance',
    plan: 'Vyapari Package',
    sum_insured: [200_000, 10_000_000],
    waiting_days: 15,
    co_pay_percent: 0,
    exclusions: {
      en: 'Flood in the first 15 days, theft by staff, electronics older than 10 years',
      hi: 'पहले 15 दिन में बाढ़, कर्मचारी की चोरी, 10 साल से पुराना इलेक्ट्रॉनिक सामान',
    },
    premium_basis: {
      en: 'By the covers chosen: fire, theft, glass, public liability',
      hi: 'चुने गए कवर के हिसाब से: आग, चोरी, काँच, दूसरों को हुआ नुकसान',
    },
    premium: { base: 4_900, covers: [500_000, 1_000_000] },
  },
  {
    slug: 'sahyog-saral-jeevan',
    kind: 'Other Insurance',
    insurer: 'Sahyog Life Insurance',
    plan: 'Saral Term Life',
    sum_insured: [500_000, 2_500_000],
    entry_age: [18, 65],
    waiting_days: 45,
    co_pay_percent: 0,
    exclusions: {
      en: 'In the first 45 days only death by accident is paid; suicide in the first year',
      hi: 'पहले 45 दिन सिर्फ़ दुर्घटना से मृत्यु पर रकम मिलती है; पहले साल में आत्महत्या पर नहीं',
    },
    premium_basis: { en: 'By age, term and sum insured', hi: 'उम्र, अवधि और बीमा राशि के हिसाब से' },
    premium: { base: 2_640, ages: adultAges, covers: [500_000, 1_000_000, 2_500_000] },
  },
  {
    slug: 'deccan-accident',
    kind: 'Other Insurance',
    insurer: 'Deccan General Insurance',
    plan: 'Personal Accident',
    sum_insured: [100_000, 10_000_000],
    entry_age: [18, 70],
    waiting_days: 0,
    co_pay_percent: 0,
    exclusions: {
      en: 'Accidents under the influence of alcohol, racing, injuries one does to oneself',
      hi: 'शराब पीकर हुई दुर्घटना, रेसिंग, खुद को पहुँचाई चोट',
    },
    premium_basis: { en: 'By occupation and sum insured', hi: 'काम और बीमा राशि के हिसाब से' },
    premium: { base: 640, covers: [500_000, 1_000_000, 2_500_000] },
  },
  {
    slug: 'malabar-yatra',
    kind: 'Other Insurance',
    insurer: 'Malabar General Insurance',
    plan: 'Yatra Domestic Travel',
    sum_insured: [50_000, 500_000],
    entry_age: [1, 75],
    waiting_days: 0,
    co_pay_percent: 0,
    exclusions: {
      en: 'Trips longer than 30 days, illness that was there before, adventure sports',
      hi: '30 दिन से लंबी यात्रा, पहले से चल रही बीमारी, साहसिक खेल',
    },
    premium_basis: { en: 'By days of travel and age', hi: 'यात्रा के दिन और उम्र के हिसाब से' },
  },
  {
    slug: 'aravalli-two-wheeler',
    kind: 'Other Insurance',
    insurer: 'Aravalli General Insurance',
    plan: 'Two-wheeler Own Damage',
    sum_insured: [20_000, 400_000],
    waiting_days: 0,
    co_pay_percent: 0,
    exclusions: {
      en: 'Riding without a licence, wear and tear; ₹100 of each claim is yours to pay',
      hi: 'बिना लाइसेंस चलाना, पुराना होने से खराबी; हर क्लेम में ₹100 आपको देने होते हैं',
    },
    premium_basis: {
      en: 'By declared value, engine size and age of the vehicle',
      hi: 'गाड़ी की घोषित कीमत, इंजन और उम्र के हिसाब से',
    },
  },
]
