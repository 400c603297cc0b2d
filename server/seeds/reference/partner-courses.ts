import type { ProductType } from '@marketplace/contract/reference/products'

interface CourseText {
  course_id: string
  title: string
  summary: string
  product_types: readonly ProductType[]
  lessons: readonly { lesson_id: string; title: string; body: string }[]
}

/** What partners learn before their links work, in the order in which it is read. */
const courses: readonly CourseText[] = [
  {
    course_id: 'house',
    title: 'Who we are, and what you may say',
    summary: 'How the marketplace works, who decides on a loan, and what a partner says and does not say.',
    product_types: [],
    lessons: [
      {
        lesson_id: 'house-who',
        title: 'Who does what',
        body: 'The marketplace shows offers of banks and NBFCs side by side and passes an application on to the lender that the customer chose. It lends nothing itself. In the words of the Reserve Bank it is a lending service provider (LSP) of each lender.\n\nThe lender checks the customer, decides, sets rate and amount, pays out and collects. The partner, you, tells people that the marketplace exists and helps them to use it.\n\nSo three sentences are always true:\n- The lender decides.\n- The customer pays nothing to us or to you.\n- The full cost stands in the lender’s Key Fact Statement (KFS) before anybody signs.',
      },
      {
        lesson_id: 'house-link',
        title: 'Your link, and when a customer is yours',
        body: 'Whoever opens your link or scans your code, signs in with their own number and chooses a product within 30 days is your customer for that product. The first partner who brings a number for a product keeps it for the lock period that stands beside the lead.\n\nThe passcode goes to the customer’s own phone. A customer types it themselves. You never ask for it, never read it out and never type it for them: a passcode is the customer’s consent.\n\nNever sign in as a customer with a number of your own. A lead with a partner’s number, or many leads from one phone, is held back and looked at.',
      },
      {
        lesson_id: 'house-say',
        title: 'What you may say',
        body: 'You may say what the page says: which lenders there are, the range of rates and amounts that they publish, what papers are needed, how long a decision usually takes, and that using the marketplace is free for the customer.\n\nUse the messages and banners under Marketing support. They are approved, name the advertiser, and put in today’s rates by themselves. When one of them ends you are told; its link and code go on working.\n\nIf you write words of your own, they follow the same rules, and you say who you are: your name, and that you are a partner of the marketplace.',
      },
      {
        lesson_id: 'house-never',
        title: 'What you never say',
        body: 'Nobody can promise a loan but the lender that has approved it. So never say or write:\n- that approval is certain, instant, or possible without papers or whatever the credit score\n- a rate that is better than the one the lender publishes, or “lowest in the market”\n- that the Reserve Bank or the government has approved us, you, or the offer\n- that the offer ends today, where it does not\n\nNever ask a customer for money: no file charge, no advance EMI, no “insurance first”. Whoever asks for money before a loan is paid out is running a fraud, and a partner who does it is stopped the same day.',
      },
      {
        lesson_id: 'house-insurance',
        title: 'Insurance, vouchers and other products',
        body: 'Insurance may be explained and sold only by those whom IRDAI has licensed. On the marketplace the customer is referred to a licensed entity, which is named on the page. As a partner you may say that the page exists; you do not recommend a policy, compare premiums, or fill in a proposal.\n\nVouchers and deals are offers of their merchants while stock lasts.\n\nTax on what you earn is withheld as the law says, and each statement shows it line by line. See in Settings that your PAN, GSTIN and bank account are right.',
      },
    ],
  },
  {
    course_id: 'loans',
    title: 'Personal, business, vehicle and student loans',
    summary:
      'EMI, APR and the KFS; what lenders look at; which papers they ask for; what happens after the loan.',
    product_types: ['Personal Loans', 'Business Loans', 'Student Loans', '2-wheeler', 'Car'],
    lessons: [
      {
        lesson_id: 'loans-cost',
        title: 'What a loan costs: rate, fee, APR',
        body: 'The interest rate is only a part of the cost. A processing fee, GST on it and charges of third parties come on top. The annual percentage rate (APR) has all of them in one number, so offers are compared by APR.\n\nAn example: ₹20,000 at 15 % a year over 24 months costs an EMI of about ₹970. With ₹400 of charges taken off at the start, the APR is about 17.07 %. The rate is 15 %, the cost is 17.07 %.\n\nThe Key Fact Statement (KFS) of the lender has the APR, every charge and the whole repayment schedule. The customer gets it before signing. What does not stand in it may not be charged.',
      },
      {
        lesson_id: 'loans-personal',
        title: 'Personal loans: what lenders look at',
        body: 'Lenders look at income, at how much of it goes into EMIs already, at the credit history, at the employer or the business, and at age and place.\n\nThe share of the income that goes into EMIs is called FOIR. Many lenders stop at 40 to 50 %. With ₹40,000 a month and ₹12,000 of EMIs, ₹4,000 to ₹8,000 are left for a new one.\n\nPapers: PAN, Aadhaar for KYC, the last three salary slips or two years of ITR, and six months of bank statement. A household with an income of up to ₹3,00,000 a year has the protection of the microfinance rules: its repayments together may not go beyond half of its income.',
      },
      {
        lesson_id: 'loans-business',
        title: 'Business loans',
        body: 'For a business the lender looks at the years since it began, turnover by GST returns, what goes through the current account, and the credit history of the firm and of those who own it. Udyam or GST registration is where most lenders begin.\n\nA customer who answers “no” to the question about a registered business is led to a personal loan. That is right: never tell somebody to name a business that does not exist. A false answer is a false application, and the lender reports it.\n\nA term loan is paid out once; an overdraft is used and repaid as needed, and interest is due on what is used.',
      },
      {
        lesson_id: 'loans-vehicle-student',
        title: 'Vehicle and student loans',
        body: 'A car or two-wheeler is security for its loan: it is hypothecated to the lender until the last EMI, and the registration says so. The customer pays a part of the price themselves, the down payment. The loan to value says how much of the price a lender pays.\n\nFor a student loan parents or guardians sign as co-applicants, and their income counts. Keep the letter of admission, the fee structure and the mark sheets ready. Repayment usually begins after the course and a few months of grace; interest runs meanwhile.',
      },
      {
        lesson_id: 'loans-after',
        title: 'After the decision',
        body: 'A lender may approve, approve less, ask for papers, or decline. On a refusal the customer is told a reason. Do not send the same person to five more lenders: each application can leave an enquiry on the credit report, and many of them in a short time lower the score.\n\nThe lender pays the loan into the customer’s own bank account, never to you or to us. The customer may give a digital loan back during the cooling-off period, which the KFS names, for the principal and the interest of those days, without a penalty.\n\nA bounced EMI costs a charge and harms the credit history. If a customer cannot pay, they speak to the lender before the due date.',
      },
    ],
  },
  {
    course_id: 'gold-housing',
    title: 'Gold loans and housing loans',
    summary:
      'Loan to value, how gold is valued and given back, papers of a home, and the declaration of a DSA.',
    product_types: ['Gold Loans', 'Affordable Housing Loan'],
    lessons: [
      {
        lesson_id: 'gold-value',
        title: 'How much gold brings',
        body: 'A lender values the gold by purity and net weight: stones are taken off. The price is the lower of yesterday’s and the average of the last 30 days for that purity. Making charges do not count.\n\nSince April 2026 loans of up to ₹2,50,000 may go up to 85 % of the value, up to ₹5,00,000 up to 80 %, and above that up to 75 %. For a bullet loan, where all is paid at the end, the interest to maturity counts into the loan.\n\nOrnaments and coins are taken, coins up to 50 g in all. Bars and gold that belongs to somebody else are not.',
      },
      {
        lesson_id: 'gold-safe',
        title: 'Handing gold over, and getting it back',
        body: 'The customer is present when the gold is weighed and tested, and gets a certificate with weight, purity and value. The gold stays with the lender, never with you: do not carry anybody’s gold.\n\nAfter full repayment the lender gives it back on the same day or within seven working days. If the lender is late, it owes the customer ₹5,000 for each day.\n\nIf a loan is not repaid the lender may auction the gold, after notice, and pays the customer what is left over.',
      },
      {
        lesson_id: 'housing-basics',
        title: 'Affordable housing loans',
        body: 'A home loan runs for ten to thirty years, so a small difference in the rate is a lot of money. A floating rate follows a benchmark; a fixed rate stays for the time agreed. For a floating rate an individual pays no charge for closing the loan early.\n\nThe lender looks at income, existing EMIs, age at the last EMI, and at the property: title papers, approved plan, encumbrance certificate, tax receipts, and the agreement of sale. A valuer and a lawyer of the lender look at them.\n\nUnder construction the money comes in parts as the building grows; until it is paid out in full the customer may owe interest alone (pre-EMI).',
      },
      {
        lesson_id: 'housing-dsa',
        title: 'Your declaration, and the borrower’s own papers',
        body: 'Housing finance companies require every person who speaks for them as a direct selling agent (DSA) to sign a code of conduct before the first customer: visits at agreed hours only, no pressure, no false statements, no gifts or cash taken from customers, no papers changed.\n\nTitle papers are handed to the lender against a receipt, never left with an agent. After the last EMI the lender gives them back within 30 days; each day of delay costs it ₹5,000.\n\nA signature is the borrower’s own. Filling in or signing for somebody, even with their word on the phone, is forgery.',
      },
    ],
  },
  {
    course_id: 'cards',
    title: 'Credit cards',
    summary:
      'Fees and interest, secured cards, how an application runs, and how people lose money with cards.',
    product_types: ['Credit Cards'],
    lessons: [
      {
        lesson_id: 'cards-cost',
        title: 'What a card costs',
        body: 'A card may have a joining fee and an annual fee, both with GST. Whoever pays the whole bill by its due date pays no interest. Whoever pays less, even one rupee, pays interest on every purchase from its day on, at 3 to 4 % a month, and loses the free period for new purchases.\n\nThe minimum due keeps the card open; it hardly repays anything. Cash from a card costs a fee and interest from the first day.\n\nTell customers the fees as the page shows them, and that a fee may be waived only where the bank says so.',
      },
      {
        lesson_id: 'cards-secured',
        title: 'Secured and unsecured cards',
        body: 'An unsecured card is given on income and credit history. A secured card is given against a fixed deposit: the deposit is the security, the limit is a part of it, and the deposit goes on earning interest. It suits people without a credit history, who build one by paying on time.\n\nA secured card is a card like any other: late payment harms the credit history and costs interest. The deposit cannot be taken out while the card is open.',
      },
      {
        lesson_id: 'cards-apply',
        title: 'How an application runs',
        body: 'The customer compares on the marketplace and applies on the bank’s own page: the link carries a number that says the customer came from us, never a name, mobile number or PAN. The bank does KYC, often by video, and decides.\n\nA card may be issued only to somebody who asked for it. Activating a card needs the customer’s consent by passcode; a card that is not activated within 30 days has to be closed unless the customer agrees.\n\nNever apply for more than one or two cards at a time for one person: each application is an enquiry on the credit report.',
      },
      {
        lesson_id: 'cards-safe',
        title: 'How people lose money',
        body: 'Nobody who is honest asks for a card number, expiry date, CVV, PIN or OTP: not the bank, not we, not you. Do not photograph a customer’s card, and do not keep a copy.\n\nWhoever sees a payment that is not theirs blocks the card at once in the bank’s app or by its helpline and reports to 1930 or cybercrime.gov.in. The sooner it is reported, the less they owe.\n\nOffers to “convert your limit into cash” are against the bank’s terms and often fraud. You do not take part in them.',
      },
    ],
  },
  {
    course_id: 'honest',
    title: 'Privacy, consent and honest selling',
    summary:
      'Personal data under the DPDP Act, calls and messages under TRAI, complaints, and what ends a partnership.',
    product_types: [],
    lessons: [
      {
        lesson_id: 'honest-data',
        title: 'Personal data',
        body: 'Under the Digital Personal Data Protection Act a person’s data is used for the purpose that they agreed to and for nothing else. A customer agrees on their own phone, in words that name the lender and what it is sent.\n\nYou see a customer’s last four characters, product and stage. That is enough to help. Do not collect PAN, Aadhaar, bank statements or photos of cards in WhatsApp, in a notebook or on your computer. If you hold any, delete them.\n\nNever buy, sell or upload lists of numbers. A number on a list has agreed to nothing.',
      },
      {
        lesson_id: 'honest-consent',
        title: 'Consent is given by the customer',
        body: 'Consent is free, informed and can be taken back. It is not consent where somebody else ticks the box, reads the passcode off the customer’s phone, or says that it is “only a formality”.\n\nExplain what a box means if you are asked. Let the customer read, and let them say no. A customer who withdraws consent, or asks for their data to be deleted, does so in My data; you tell them where it is and do not try to talk them out of it.',
      },
      {
        lesson_id: 'honest-calls',
        title: 'Calls and messages',
        body: 'Write or call only people who asked you to. TRAI’s rules forbid commercial calls and messages from an ordinary number to people who did not agree; numbers are cut off for it and listed for two years.\n\nSend the messages of Marketing support one by one, to people you know to be interested. Bulk SMS need a registered header and template and are sent by the marketplace alone. Do not add people to groups.\n\nCall between 9 in the morning and 8 in the evening. Who says stop is not written to again.',
      },
      {
        lesson_id: 'honest-selling',
        title: 'Honest selling',
        body: 'Sell what helps. If the EMI does not fit the income, say so. Do not advise anybody to state a higher income, another employer or a lower debt. Do not hide the APR behind a daily or weekly figure.\n\nThe list of offers has the same order for everybody, and it does not depend on what we or you are paid. Do not tell a customer that one lender is “ours”.\n\nNo dark patterns: no false hurry, no shaming of somebody who declines, no boxes ticked beforehand, no costs that appear at the end.',
      },
      {
        lesson_id: 'honest-complaints',
        title: 'Complaints, and what ends a partnership',
        body: 'A complaint goes to the grievance officer whose name and number stand at the foot of each page, or is filed under Complaints. It has a number and an answer within 30 days. If the lender does not settle it, the customer may go to the Reserve Bank’s ombudsman (cms.rbi.org.in), free of charge. Tell customers so; never hold a complaint back.\n\nA partnership ends at once for taking money from customers, for using passcodes or papers of others, for false applications, and for promising approval. What was earned by such leads is not paid, and is taken back where it was.',
      },
    ],
  },
]

/** Rows of table `course`. */
export const partnerCourses = courses.map(({ course_id, title, summary, product_types }, index) => ({
  course_id,
  title,
  summary,
  product_types,
  sort_order: (index + 1) * 10,
  asked: 8,
  pass_percent: 75,
  tries_a_day: 3,
  valid_months: 12,
  status: 1,
}))

/** Rows of table `lesson`. */
export const partnerLessons = courses.flatMap(({ course_id, lessons }) =>
  lessons.map((lesson, index) => ({ ...lesson, course_id, sort_order: (index + 1) * 10 })),
)
