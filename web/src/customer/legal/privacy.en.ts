import { inWholeMonths, periods } from '@marketplace/contract/platform/periods'
import type { LegalText } from './legal-text.tsx'

export const privacy: LegalText = {
  day: '2026-11-30',
  summary: ({ brand, legalName }) => [
    `${legalName}, trading as ${brand}, uses your data to show you offers and to pass on the applications that you send. We do not sell it.`,
    'We do not read your contacts, calls, photos or files.',
    'A lender receives your details only after you have agreed to it for that lender.',
    'Each consent is taken back as easily as it was given, in “Your consents”.',
    'In “My data” you see, correct, copy and delete it yourself.',
  ],
  sections: ({ brand, officer, email, phone, supportEmail }) => [
    {
      heading: 'What we collect, and for what',
      paragraphs: ['Only what is needed for the step that you are at:'],
      items: [
        'Mobile number or email: to sign you in with a one-time passcode and to tell you about your applications.',
        'Name, birth date, PAN, address, PIN code: to find lenders that serve you and to fill in an application.',
        'Work, income, rent, instalments, education, and, if you tell us, your credit-score band: to match you with the rules of lenders.',
        'The yearly income of your household as one figure, and nothing else about those who live with you: the law limits what a household with a small income may repay.',
        'For a business loan the business: its name, registration, GSTIN and PAN, what it does, sells and earns. For a loan on gold, for a home, a course or a vehicle: what it is and what it is worth, and for a course the income of who signs with you. All of it to match you with the rules of lenders and to work out what they may lend.',
        'Bank branch (IFSC) and account number: only where a lender needs them for an application.',
        'The credit cards whose issuer you went on to, the insurance plans that you were referred for, the vouchers and deals that you claimed, and when: so that you find them again.',
        'The key fact statements of lenders that you opened, and when: as proof of what you could read before you applied.',
        'Name, relation and contact of your nominee, if you name one: told to nobody until that person acts for you.',
        'What you write to us in a help request, a complaint or a request to become a partner: to answer it.',
        'The address that your device has on the internet, the pages that you opened and the campaign that brought you: for security, and to see what works.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [],
      items: [
        'A lender receives your details only after you have agreed to it for that lender. You can see what went to whom, with the exact words that you agreed to.',
        'What a lender asks on a page of its own we pass on to that lender and do not keep.',
        'A complaint about a lender may go to the nodal officer of that lender in your words. For its audits a lender receives what you were shown, opened and agreed to before you applied to it, and your complaints about it.',
        'The issuer of a card and the licensed insurance entity that you go on to receive a random reference number from us, the insurance entity also the plan, and nothing else about you.',
        'Companies that work for us, such as those that send our SMS and emails, receive what that work needs. Each is named below with the data that it receives.',
        'Authorities receive what the law obliges us to give.',
        'If a partner brought you to us, it learns how your application stands, without PAN, birth date or bank account.',
      ],
    },
    {
      heading: 'Your consent, and how to take it back',
      paragraphs: [
        'We ask for consent for each purpose by itself; no box is ticked beforehand. You may say no to messages, and to our asking lenders about you without your name, and still use the service: those lenders then show their published figures.',
        'Taking a consent back is as easy as giving it: open “Your consents” once you are signed in. From then on we stop that use, and tell the lender where one is concerned. What was done before stays lawful.',
        `If you take back the consent to use ${brand} at all, you are logged out, lenders are told, and ${periods.withdrawal_grace_days} days later your account and data are deleted. Until then you can log in and agree again.`,
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'PAN, GSTIN, birth date and account number are encrypted where they are stored, and shown masked, to our staff too. A member of staff who needs to see one gives a reason, and it is logged. Our servers and copies stand in India.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['As long as you use the service. Then it goes by these times:'],
      items: [
        `${periods.withdrawal_grace_days} days after you take back the consent to use the service: your account and data.`,
        `After ${inWholeMonths(periods.silent_days)} months without a log-in: your account and data, if you never applied to a lender. If you applied: after ${periods.silent_applied_years} years. We write to you ${periods.silence_notice_days} days before; logging in keeps the account. While a complaint of yours waits for our answer, silence deletes nothing.`,
        `${inWholeMonths(periods.log_days)} months after they were made: messages to you, sign-ins and page views. The law wants a year of them, also of an account that is deleted.`,
        `${periods.complaint_text_years} years after its last step: the words of a complaint about a lender, sealed once your account is deleted, as a claim may be brought until then. All other words of complaints go with the account.`,
        'For good, under a number that names nobody: which consents were given and withdrawn, which offers were shown, which key fact statements were opened, applications with amounts and days, complaints with number, subject and days, and our log of what staff did.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Signed in, open “My data”: there you see, correct, copy and delete it yourself.',
        `Or write to ${supportEmail} or to the officer below. You may:`,
      ],
      items: [
        'know what we hold about you and who received it,',
        'have it corrected, completed or erased,',
        'take consent back,',
        'name a person who uses these rights for you if you no longer can (open “My data”, then “Nominee”),',
        'complain to us and, if that does not help, to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Cookies and what your browser keeps',
      paragraphs: [
        'One cookie keeps your language, others keep the campaign or QR code that brought you and the page that you came for, and one, for an hour, which list of credit cards you looked at. After you have signed in, one more says for 180 days that this browser was used with your number or e-mail, so that nobody else can keep you out by asking for passcodes; it opens nothing. Your sign-in and your choice of product are kept in your browser’s storage until you log out, and so is what you typed and have not sent yet, but never PAN, birth date, account number or GSTIN. There are no advertising cookies and no scripts of other companies.',
      ],
    },
    {
      heading: 'Grievance officer',
      paragraphs: [`${officer}, ${email}, ${phone}. You get an answer within 30 days.`],
    },
  ],
}
