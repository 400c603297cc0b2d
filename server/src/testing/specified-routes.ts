import type { LanguageId } from '@marketplace/contract/platform/formats'

type Words = Readonly<Record<LanguageId, string>>

/** A page that is rendered whole: what the tab and the page itself call it. */
interface PublicRoute {
  kind: 'public'
  path: string
  title: Words
  heading: Words
}

/** A page of a signed-in customer: what the tab calls it, and the source module that comes with the document. */
interface SignedInRoute {
  kind: 'signed-in'
  path: string
  module: string
}

/** Where a path only leads on. */
interface Onward {
  kind: 'leads-on'
  path: string
  to: string
}

export type SpecifiedRoute = PublicRoute | SignedInRoute | Onward

const open = (path: string, title: Words, heading: Words = title): PublicRoute => ({
  kind: 'public',
  path,
  title,
  heading,
})
const own = (path: string, module: string): SignedInRoute => ({
  kind: 'signed-in',
  path,
  module: `src/customer/${module}-page.tsx`,
})

const loans = { en: 'Compare before you borrow', hi: 'लोन लेने से पहले तुलना करें' }
/** Differs by what the brand compares. */
export const startHeading = {
  en: /^(?:See what a loan really costs|Compare (?:(?:loans|cards|loans and cards) from \d+ lenders?|credit cards))\.$/,
  hi: /^(?:लोन असल में कितने का पड़ेगा, पहले देखिए|(?:\d+ लेंडरों? के (?:लोन|कार्ड|लोन और कार्ड)|क्रेडिट कार्ड) की तुलना करें)।$/,
}
const start = { en: 'start', hi: 'start' }
const handOver = { en: 'Go on where you stopped', hi: 'जहाँ रुके थे, वहीं से आगे बढ़ें' }
const partner = { en: 'Become a partner', hi: 'पार्टनर बनें' }
const notFound = { en: 'Page not found', hi: 'पेज नहीं मिला' }
const terms = { en: 'Terms of use', hi: 'इस्तेमाल की शर्तें' }
const privacy = { en: 'Privacy and cookies', hi: 'प्राइवेसी और कुकीज़' }
const detail = 'details/user-detail'
const transaction = 'applications/lenders-transaction'
const lendersOwn = 'lender-pages/lenders-own'

/**
 * Section 2 of the specification, Customer routes, word for word, with the addresses that each part of it stands at. A start
 * page has the heading of `startHeading`.
 */
export const specifiedRoutes: readonly { says: string; routes: readonly SpecifiedRoute[] }[] = [
  {
    says: '- / (optional :urlSegment) start; ',
    routes: [open('/', loans, start), open('/diwali-offer', loans, start)],
  },
  {
    says: '/login (used when a build flag makes the login flow active; otherwise the home is the products screen); ',
    routes: [open('/login', { en: 'Log in', hi: 'लॉग इन करें' }, start)],
  },
  {
    says: '/verification; ',
    routes: [open('/verification', { en: 'Enter your passcode', hi: 'अपना पासकोड डालें' })],
  },
  {
    says: '/products; ',
    routes: [
      open(
        '/products',
        { en: 'Products', hi: 'प्रोडक्ट' },
        { en: 'What are you looking for?', hi: 'आपको क्या चाहिए?' },
      ),
    ],
  },
  {
    says: '/credit-cards; ',
    routes: [
      open(
        '/credit-cards',
        { en: 'Credit cards', hi: 'क्रेडिट कार्ड' },
        {
          en: 'Credit cards by what they give back',
          hi: 'क्रेडिट कार्ड: कौन-सा क्या देता है',
        },
      ),
    ],
  },
  {
    says: '/cards-unsecured; ',
    routes: [
      open('/cards-unsecured', { en: 'Credit cards without a deposit', hi: 'बिना जमा वाले क्रेडिट कार्ड' }),
    ],
  },
  {
    says: '/cards-secured; ',
    routes: [
      open('/cards-secured', {
        en: 'Credit cards against a deposit',
        hi: 'एफ़डी पर मिलने वाले क्रेडिट कार्ड',
      }),
    ],
  },
  {
    says: '/terms-of-use and /privacy-policy (both accept a partner query parameter).\n',
    routes: [
      open('/terms-of-use', terms),
      open('/privacy-policy', privacy),
      open('/terms-of-use?partner=nobody', terms),
      open('/privacy-policy?partner=nobody', privacy),
    ],
  },
  {
    says: '- Other public routes: merchant creation form (optional :partner_name) and its success page; ',
    routes: [
      open('/merchant', partner),
      open('/merchant/gomti-associates', partner),
      open(
        '/merchant/success',
        { en: 'Request sent', hi: 'अनुरोध भेजा गया' },
        { en: 'Your request is with us', hi: 'आपका अनुरोध हमें मिल गया' },
      ),
    ],
  },
  {
    says: 'social-media onboarding; ',
    routes: [
      open(
        '/social-media-onboarding',
        { en: 'What we are', hi: 'हम क्या करते हैं' },
        {
          en: 'You saw us in a post. Here is what we are.',
          hi: 'आपने हमें किसी पोस्ट में देखा। हम यह काम करते हैं।',
        },
      ),
    ],
  },
  { says: 'auth; ', routes: [open('/auth', handOver)] },
  {
    says: 'redirect; ',
    routes: [
      open(
        '/redirect',
        { en: 'On to the issuer', hi: 'बैंक की साइट पर' },
        { en: 'This card is not offered here', hi: 'यह कार्ड यहाँ नहीं मिलता' },
      ),
    ],
  },
  { says: 'customer-site; ', routes: [{ kind: 'leads-on', path: '/customer-site', to: '/' }] },
  { says: 'transfer/:prospectId; ', routes: [open('/transfer/no-such-prospect', handOver)] },
  {
    says: '404 and a catch-all to a not-found screen. ',
    routes: [
      open('/404', notFound),
      open('/not-found', notFound),
      open('/no/such/page', notFound),
      open('/no-such-segment', notFound),
    ],
  },
  // The one brand of that host; every other has its start there.
  { says: 'On one specific solar-partner host the empty path shows a dedicated landing.\n', routes: [] },
  {
    says: '- /user area: user-detail, user-detail/gold-loan, user-detail/affordable-housing-loan, ',
    routes: [
      own('/user/user-detail', detail),
      own('/user/user-detail/gold-loan', detail),
      own('/user/user-detail/affordable-housing-loan', detail),
    ],
  },
  {
    says: 'offers, welcome-back, lender-submit (no header or footer), lenders-transaction/:lender, ',
    routes: [
      own('/user/offers', 'offers/offers'),
      own('/user/welcome-back', 'account/account'),
      own('/user/lender-submit', 'applications/lender-submit'),
      own('/user/lenders-transaction/sahyadri-bank', transaction),
    ],
  },
  {
    says: 'an OTP page for one particular lender, ',
    routes: [own('/user/titli-money/passcode', lendersOwn)],
  },
  {
    says: "plus about nine lender-specific pages (including one with a 'declined' sub-page).\n",
    routes: [
      own('/user/kadamba-bank', lendersOwn),
      own('/user/samudra-bank', lendersOwn),
      own('/user/konkan-credit', lendersOwn),
      own('/user/konkan-credit/declined', lendersOwn),
      own('/user/chinarvan-finserv', lendersOwn),
      own('/user/jugnu-credit', lendersOwn),
      own('/user/titli-money', lendersOwn),
      own('/user/kaarwan-small-finance-bank', lendersOwn),
    ],
  },
  {
    says: '- Business group: business-detail, business-welcome-back, business-offers, business lenders-transaction.\n',
    routes: [
      own('/user/business-detail', detail),
      own('/user/business-welcome-back', 'account/account'),
      own('/user/business-offers', 'offers/offers'),
      own('/user/business-lenders-transaction/banjara-capital', transaction),
    ],
  },
  {
    says: '- Gold group: two gold-lender pages. ',
    routes: [own('/user/gold-doorstep', lendersOwn), own('/user/gold-branch-visit', lendersOwn)],
  },
  {
    says: 'Insurance page with a child transaction page. ',
    routes: [
      own('/user/insurance', 'insurance/insurance'),
      own('/user/insurance/transaction', 'insurance/insurance-transaction'),
    ],
  },
  { says: 'A credit-card page.\n', routes: [own('/user/credit-card', 'credit-cards/my-cards')] },
]

/** What stands beside the specified ones: a page of our own at an address of its own (docs/decisions). */
export const furtherRoutes: readonly SpecifiedRoute[] = [
  open('/how-we-order-offers', {
    en: 'How we order offers',
    hi: 'हम ऑफ़र किस क्रम में दिखाते हैं',
  }),
  open('/our-lenders', { en: 'Our lenders', hi: 'हमारे लेंडर' }),
  open('/contact-change', { en: 'Change of contact', hi: 'संपर्क में बदलाव' }),
  open('/grievance', { en: 'Grievance officer', hi: 'शिकायत अधिकारी' }),
  open('/answers', { en: 'Usual questions', hi: 'आम सवाल' }),
  open('/calculators', { en: 'Calculators', hi: 'कैलकुलेटर' }),
  open('/calculators/emi', { en: 'EMI calculator', hi: 'EMI कैलकुलेटर' }),
  open('/calculators/eligibility', {
    en: 'How much can I borrow?',
    hi: 'मुझे कितना लोन मिल सकता है?',
  }),
  open('/calculators/foreclosure', { en: 'Closing a loan early', hi: 'लोन समय से पहले बंद करना' }),
  open('/calculators/gold-value', { en: 'What is my gold worth?', hi: 'मेरे सोने की कीमत कितनी है?' }),
  own('/user/key-facts/1', 'offers/key-facts/key-facts'),
  own('/user/account', 'account/account'),
  own('/user/application-status', 'applications/application-status'),
  own('/user/onward', 'applications/onward'),
  own('/user/consents', 'consents/consents'),
  own('/user/my-data', 'my-data/my-data'),
  own('/user/contacts', 'contacts/contacts'),
  own('/user/nominee', 'nominee/nominee'),
  own('/user/complaints', 'complaints/complaints'),
  own('/user/vouchers', 'vouchers/vouchers'),
  own('/user/deals', 'vouchers/vouchers'),
]
