import type { AgreementKind } from '@marketplace/contract/partners/partner-agreements'

/** Who the other side is. */
export interface House {
  brand: string
  legal_name: string
  support_email: string
  grievance_email: string
}

export interface AgreementText {
  kind: AgreementKind
  /** Grows with every change of a word: what was accepted before then counts for the earlier version alone. */
  version: number
  title: string
  parts: readonly { heading: string; paragraphs: readonly string[] }[]
}

/** The words of each text that is in force. `{house}` is the company, `{brand}` its trading name. */
export const agreementTexts: readonly AgreementText[] = [
  {
    kind: 'agreement',
    version: 1,
    title: 'Referral partner (DSA) agreement with {house}',
    parts: [
      {
        heading: '1. Who and what',
        paragraphs: [
          '{house} (“we”), trading as {brand}, runs a marketplace for loans and other financial products and is a lending service provider of the lenders shown on it. You bring customers to it as our referral partner (direct selling agent).',
          'You act as an independent business. Nothing here makes you our employee, our partner under the Indian Partnership Act, 1932, or an agent of a lender with power to bind us or a lender.',
        ],
      },
      {
        heading: '2. What you do',
        paragraphs: [
          'You tell people of the products, give them your own link, and help them to use the pages. Customers themselves sign in with their own mobile number, give their own consents, and accept an offer themselves. You never do this in their place and never ask for a passcode, PIN, password or card number.',
          'You pass the training for a product before you speak of it, and make sure that everyone who works for you has done so too. What they do counts as yours.',
        ],
      },
      {
        heading: '3. What you may say',
        paragraphs: [
          'You use the words, banners and figures that we or the lender have approved, in their present version. You say who you are and for whom you act, and show the name of the lender wherever its product is shown.',
          'You never promise a sanction, an amount, a rate or a day: the lender alone decides. You never say “guaranteed”, “instant approval for everyone” or “no checks”, and never hide a charge. The annual percentage rate and all charges are those of the key fact statement that the lender gives to the customer.',
          'You do not advertise in the name of a lender, of the Reserve Bank of India or of the government, do not use their marks without our written leave, and do not buy search words that carry them.',
          'You call or write only to people who have agreed to it, keep to the rules of the Telecom Regulatory Authority of India on commercial communication, call between 8 a.m. and 7 p.m., and stop when someone asks you to.',
        ],
      },
      {
        heading: '4. No fee from customers',
        paragraphs: [
          'You take no money, gift or other benefit from a customer, before or after a loan, under any name: not for a file, not for processing, not for a quicker answer. Charges are paid to the lender alone, as the key fact statement shows them.',
          'You lend nothing yourself on account of an application, do not route the money of a loan through your account or somebody else’s, and do not collect repayments unless the lender has appointed you as its recovery agent in writing.',
        ],
      },
      {
        heading: '5. Personal data',
        paragraphs: [
          'You use what you learn of a customer for that customer’s application alone, and only with their consent, as the Digital Personal Data Protection Act, 2023 and the Digital Lending Directions of the Reserve Bank of India ask. You do not store copies of identity papers, PAN, Aadhaar numbers or bank statements, do not sell or share contacts, and do not use them for other products.',
          'You delete what you hold of a customer when its purpose has ended or when the customer or we ask. You keep access to your partner area to yourself, with a second factor.',
          'If data was lost, seen by somebody who may not, or asked for by somebody else, you write to {support} without delay and within 24 hours at the latest, and help us to tell those concerned.',
        ],
      },
      {
        heading: '6. Fair dealing and complaints',
        paragraphs: [
          'You treat every customer with courtesy and without regard to religion, caste, sex, language or disability. No threat, no pressure, no contact of relatives or colleagues.',
          'A complaint that reaches you is passed on to {grievance} on the same day. You do not settle it for money and do not ask anyone to withdraw it.',
          'You do not send applications that you know to be false, of a person who does not know of them, or several for one person in different names. You have no interest in the customer’s business that you have not told us of.',
        ],
      },
      {
        heading: '7. What you earn',
        paragraphs: [
          'You earn the share of our commission and the fee for each disbursal that stand in your partner area on the day of the disbursal. A change of them holds from a day that is not past, and what was earned before stays as it was.',
          'Whose customer somebody is, and until when, follows from the rule shown in your partner area. A disbursed loan alone earns; a lead, a click or a sanction earns nothing.',
          'For each month you get a numbered statement with every loan in it. You may object to a line until the day that stands on it. We pay after the lender has paid us and the statement is approved, to the checked bank account of your own name, less tax deducted at source under the Income-tax Act; goods and services tax is paid against your own tax invoice where you are registered.',
          'If a loan is cancelled, repaid within the lender’s own limit, or the lender takes its commission back for any reason, your part of it is taken back as well. This is a line of the next statement that names the loan and the reason, and is set off against what you earn. What remains unpaid when this agreement ends is due within 30 days of the last statement.',
          'No sum is owed for bringing other partners, unless a written agreement with us says so.',
        ],
      },
      {
        heading: '8. Looking into it',
        paragraphs: [
          'You keep records of your work under this agreement for eight years, and show them to us, to the lender concerned and to the Reserve Bank of India when asked. Our staff may look into your partner area; each look stands there with who, when and why.',
          'You tell us at once of a change of your name, address, PAN, GSTIN or bank account, and of a criminal or regulatory proceeding against you.',
        ],
      },
      {
        heading: '9. How it ends',
        paragraphs: [
          'Either side may end this agreement with 30 days’ notice in writing. We may pause or end it at once where you break parts 3 to 6, where a lender or an authority asks for it, or where what you told us of yourself is untrue.',
          'After the end your links bring no more customers to your account. What you earned by loans disbursed until then is stated and paid as in part 7. Parts 5, 7, 8 and 10 go on.',
        ],
      },
      {
        heading: '10. Liability and law',
        paragraphs: [
          'You make good the loss that we or a lender suffer because you or those who work for you broke this agreement or the law. Neither side answers for lost profit that it could not foresee.',
          'You do not pass this agreement on or appoint sub-agents without our written leave.',
          'We may change this text by showing you a new version; it holds for you from the day that you accept it. Indian law applies. Disputes go to the courts of the place of our registered office, after both sides have tried for 30 days to settle them.',
          'You accept by typing your name in your partner area. This is a valid electronic record and acceptance under the Information Technology Act, 2000.',
        ],
      },
    ],
  },
  {
    kind: 'housing',
    version: 1,
    title: 'Declaration of a direct selling agent for housing finance',
    parts: [
      {
        heading: 'I declare to {house} and to the housing finance companies and banks on its marketplace',
        paragraphs: [
          '1. I have read and understood the model code of conduct for direct selling agents of housing finance companies, and I keep to it. So does everyone who works for me, each of whom has declared the same before beginning.',
          '2. I call a person only who has asked for a call or agreed to one, between 9:30 a.m. and 7 p.m. unless they have asked for another time, and I respect a list of those who do not want to be called.',
          '3. At the beginning of each talk I say my name, that I act as a direct selling agent, and for whom. I end it politely when asked to, and leave no message with others that says more than my name and number.',
          '4. I mislead nobody on a product, a rate, a charge or a service, do not speak falsely of my own position, and make no promise in the name of a lender. Commitments are made by the lender in writing alone.',
          '5. I take no gift, payment or other favour from a customer. If one is offered I report it.',
          '6. I fill in no form with what I know to be untrue, sign for nobody, and hand every paper that a customer gives me to the lender or back to the customer.',
          '7. I keep what I learn of a customer to myself and the lender, and use it for this loan alone.',
          '8. I come to a customer’s home or office only by an appointment, dressed properly and without more people than needed, and respect their privacy.',
          '9. I have not been dismissed by a lender as a direct selling agent for a breach of its code, and I say so at once should it happen.',
          '10. I know that a breach of this declaration ends my work as a direct selling agent and may be reported to the authorities and to other lenders.',
        ],
      },
    ],
  },
]
