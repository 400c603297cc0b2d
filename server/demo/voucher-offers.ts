import type { VoucherProduct } from '@marketplace/contract/catalogue/vouchers'

interface Said {
  en: string
  hi: string
}

interface VoucherOfferFacts {
  slug: string
  product_type: VoucherProduct
  /** An invented merchant. */
  merchant: string
  value: Said
  terms: Said
  how_to_use: Said
  link?: string
  valid_until: string
  brands?: readonly string[]
  stock_left?: number
}

const atTheCounter: Said = {
  en: 'Tell the code at the counter before you pay.',
  hi: 'पैसे देने से पहले काउंटर पर यह कोड बताएँ।',
}
const atCheckout: Said = {
  en: 'Type the code on the payment page of the shop.',
  hi: 'दुकान की साइट पर पेमेंट वाले पेज पर यह कोड डालें।',
}
const showThisPage: Said = {
  en: 'Show this page at the counter before you pay.',
  hi: 'पैसे देने से पहले काउंटर पर यह पेज दिखाएँ।',
}

/** Example vouchers and deals of invented merchants. */
const facts: readonly VoucherOfferFacts[] = [
  {
    slug: 'gomti-books',
    product_type: 'Discount Vouchers',
    merchant: 'Gomti Book House',
    value: { en: '15% off school books', hi: 'स्कूल की किताबों पर 15% छूट' },
    terms: {
      en: 'On bills from ₹500. One voucher a bill. Not on stationery.',
      hi: '₹500 या ज़्यादा के बिल पर। एक बिल पर एक वाउचर। स्टेशनरी पर नहीं।',
    },
    how_to_use: atTheCounter,
    valid_until: '2028-03-31',
  },
  {
    slug: 'charkha-cotton',
    product_type: 'Discount Vouchers',
    merchant: 'Charkha Cotton',
    value: { en: '₹200 off your first order', hi: 'पहले ऑर्डर पर ₹200 की छूट' },
    terms: {
      en: 'On orders from ₹999. For new customers of the shop.',
      hi: '₹999 या ज़्यादा के ऑर्डर पर। दुकान के नए ग्राहकों के लिए।',
    },
    how_to_use: atCheckout,
    link: 'https://charkha-cotton.example.com/shop',
    valid_until: '2027-12-31',
  },
  {
    slug: 'rasoi-basket',
    product_type: 'Discount Vouchers',
    merchant: 'Rasoi Basket',
    value: { en: '10% off groceries', hi: 'राशन पर 10% छूट' },
    terms: {
      en: 'At most ₹150 off. Not on milk and not on oil.',
      hi: 'ज़्यादा से ज़्यादा ₹150 की छूट। दूध और तेल पर नहीं।',
    },
    how_to_use: atCheckout,
    link: 'https://rasoi-basket.example.com/cart',
    valid_until: '2027-09-30',
  },
  {
    slug: 'nazar-opticals',
    product_type: 'Discount Vouchers',
    merchant: 'Nazar Opticals',
    value: { en: 'Free eye test and 20% off frames', hi: 'आँखों की जाँच मुफ़्त और फ़्रेम पर 20% छूट' },
    terms: { en: 'In all shops of the chain. Lenses at full price.', hi: 'सभी दुकानों में। लेंस की पूरी कीमत।' },
    how_to_use: atTheCounter,
    valid_until: '2027-12-31',
    brands: ['default', 'chandnimart', 'motiyaan'],
  },
  {
    slug: 'pahiya-service',
    product_type: 'Deals',
    merchant: 'Pahiya Point',
    value: { en: 'Oil change for ₹299', hi: '₹299 में ऑइल बदलवाएँ' },
    terms: { en: 'For scooters up to 125 cc. By appointment.', hi: '125 सीसी तक के स्कूटर के लिए। समय लेकर आएँ।' },
    how_to_use: showThisPage,
    valid_until: '2027-12-31',
    stock_left: 500,
  },
  {
    slug: 'chai-adda',
    product_type: 'Deals',
    merchant: 'Chai Adda',
    value: { en: 'Two cups for the price of one', hi: 'एक की कीमत में दो कप चाय' },
    terms: { en: 'Monday to Friday, until 5 in the evening.', hi: 'सोमवार से शुक्रवार, शाम 5 बजे तक।' },
    how_to_use: showThisPage,
    valid_until: '2027-12-31',
  },
  {
    slug: 'safar-buses',
    product_type: 'Deals',
    merchant: 'Safar Buses',
    value: { en: '₹100 off night buses', hi: 'रात की बसों पर ₹100 की छूट' },
    terms: {
      en: 'On tickets from ₹600, booked over this link.',
      hi: '₹600 या ज़्यादा के टिकट पर, इसी लिंक से बुक करने पर।',
    },
    how_to_use: {
      en: 'Book over the link; the price there has the discount in it.',
      hi: 'लिंक से बुक करें; वहाँ छूट के बाद की कीमत दिखेगी।',
    },
    link: 'https://safar-buses.example.com/night',
    valid_until: '2028-06-30',
    stock_left: 1000,
  },
]

/** Rows of table `voucher_offer`. */
export const demoVoucherOffers = facts.map(({ merchant, value, terms, how_to_use, ...offer }) => ({
  slug: offer.slug,
  product_type: offer.product_type,
  merchant_name: merchant,
  value_en: value.en,
  value_hi: value.hi,
  terms_en: terms.en,
  terms_hi: terms.hi,
  how_to_use_en: how_to_use.en,
  how_to_use_hi: how_to_use.hi,
  link: offer.link ?? null,
  valid_until: offer.valid_until,
  brand_slugs: offer.brands ?? null,
  stock_left: offer.stock_left ?? null,
}))
