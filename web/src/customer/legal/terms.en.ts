import type { LegalText } from './legal-text.tsx'

export const terms: LegalText = {
  day: '2026-11-30',
  summary: () => [
    'We do not lend. We help you compare offers and pass your application to the lenders that you choose.',
    'You pay us nothing. A lender pays us when a loan is paid out, and an issuer may when it gives you a card; that changes nothing in the order that you see.',
    'Unless an offer is marked as firm, its figures are an indication. Read the lender’s own key fact statement before you sign.',
    'Your details go to a lender only after you have agreed to it for that lender, and you can withdraw an application until the loan is paid out.',
    'A complaint gets an answer within 30 days. If it is about a lender and you are not satisfied, you can go on to the Reserve Bank of India.',
  ],
  sections: ({ brand, legalName, officer, email, phone }) => [
    {
      heading: 'Who we are and what we do',
      paragraphs: [
        `${brand} is a trading name of ${legalName}. We are a lending service provider: we help you compare offers and pass your application to the lenders that you choose.`,
        'We do not lend. The lender checks your application, decides on it, pays out the loan and is your partner for it. No page of ours is a promise that a lender will approve you.',
      ],
    },
    {
      heading: 'Who pays us',
      paragraphs: [
        'The service is free for you. Lenders pay us a fee when a loan that came through us is paid out, and the issuer of a credit card may pay us one when it gives a card to you. We never collect money from you, and no repayment passes through our accounts.',
        'What a lender pays us plays no part in the order of offers. The page “How we order offers” shows the rule. Our staff set the order of the credit cards; what an issuer pays plays no part in that either.',
      ],
    },
    {
      heading: 'What you see in your offers',
      paragraphs: [
        'We show every lender of ours that matches what you told us, and we name those that do not match and why.',
      ],
      items: [
        'Each offer shows the amount, the term, the yearly rate, the APR, the monthly instalment, the fee with tax, the total cost and the penal charges.',
        'Unless an offer is marked as firm, its figures are an indication. The lender’s own key fact statement is what counts; read it before you sign.',
        'You can leave a loan in the cooling-off period that is stated with it by paying back the principal and the cost for the days that you used it.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [],
      items: [
        'You are an adult, live in India, and use your own mobile number or email.',
        'What you tell us about yourself is true and complete. Wrong details lead to a refusal, and may have consequences with the lender.',
        'Keep your one-time passcode to yourself. We never ask for it by phone.',
        'Do not try to read other people’s data, to overload the service or to use it by machine without our agreement.',
      ],
    },
    {
      heading: 'Applying',
      paragraphs: [
        'We send your details to a lender only after you have agreed to it for that lender. You can withdraw an application until the loan is paid out; the lender may have rules of its own from then on.',
        'You apply for a credit card on the issuer’s own site. When you go on to it we record that you did, and hand over a random reference number and nothing about you.',
        'We do not sell insurance and give no advice on it. Where insurance is shown, we refer you, once you have agreed to it, to the licensed entity that is named there. It quotes and sells; the insurer is answerable for the policy.',
        'A voucher or a deal is the merchant’s own: it gives the discount and stands by its terms. You can claim each once.',
        'A lender may ask a credit bureau about you. Such an enquiry may be seen by other lenders for some time.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We take care that the facts we show are those that lenders gave us and that our calculations are right. If we make a mistake, tell us and we correct it. For the loan itself the lender is answerable. Nothing here limits rights that the law gives you.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Our grievance redressal officer is ${officer}, ${email}, ${phone}. You get an answer within 30 days. If it is about a lender and you are not satisfied, you can complain to the Reserve Bank of India at cms.rbi.org.in; if it is about insurance, to the IRDAI at bimabharosa.irdai.gov.in.`,
      ],
    },
    {
      heading: 'Changes and law',
      paragraphs: [
        'If these terms change, the new wording stands here with its day. What you agreed to before stays as you agreed to it. The law of India applies.',
      ],
    },
  ],
}
