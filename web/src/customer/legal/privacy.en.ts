import type { LegalText } from './legal-text.tsx'

export const privacy: LegalText = {
  day: '2026-11-22',
  sections: ({ brand, legalName, officer, email, phone, supportEmail }) => [
    {
      heading: 'In short',
      paragraphs: [
        `${legalName}, trading as ${brand}, uses your data to show you offers and to pass on the applications that you send. We do not sell it. We do not read your contacts, calls, photos or files.`,
      ],
    },
    {
      heading: 'What we collect, and for what',
      paragraphs: ['Only what is needed for the step that you are at:'],
      items: [
        'Mobile number or email: to sign you in with a one-time passcode and to tell you about your applications.',
        'Name, birth date, PAN, address, PIN code: to find lenders that serve you and to fill in an application.',
        'Work, income, rent, instalments, education, and, if you tell us, your credit-score band: to match you with the rules of lenders.',
        'For a business loan the business: its name, registration, GSTIN and PAN, what it does, sells and earns. For a loan on gold, for a home, a course or a vehicle: what it is and what it is worth, and for a course the income of who signs with you. All of it to match you with the rules of lenders and to work out what they may lend.',
        'Bank branch (IFSC) and account number: only where a lender needs them for an application.',
        'The credit cards whose issuer you went on to, the insurance plans that you were referred for, the vouchers and deals that you claimed, and when: so that you find them again.',
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
        'The issuer of a card and the licensed insurance entity that you go on to receive a random reference number from us, the insurance entity also the plan, and nothing else about you.',
        'Companies that work for us, such as those that send our SMS and emails, receive what that work needs. Each is named below with the data that it receives.',
        'Authorities receive what the law obliges us to give.',
        'If a partner brought you to us, it learns how your application stands, without PAN, birth date or bank account.',
      ],
    },
    {
      heading: 'Your consent, and how to take it back',
      paragraphs: [
        'We ask for consent for each purpose by itself; no box is ticked beforehand. You may say no to messages and still use the service.',
        'Taking a consent back is as easy as giving it: open “Your consents” once you are signed in. From then on we stop that use, and tell the lender where one is concerned. What was done before stays lawful.',
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
      paragraphs: [
        'As long as you use the service and as an application or a complaint is open. Messages to you, sign-ins and page views go after 13 months. After that we delete what no law obliges us to keep. Records of consents, of applications that led to a loan and of access are kept for as long as the law demands, locked away from daily use.',
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
        'name a person who uses these rights for you if you no longer can,',
        'complain to us and, if that does not help, to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Cookies and what your browser keeps',
      paragraphs: [
        'One cookie keeps your language, others keep the campaign or QR code that brought you and the page that you came for, and one, for an hour, which list of credit cards you looked at. Your sign-in and your choice of product are kept in your browser’s storage until you log out, and so is what you typed and have not sent yet, but never PAN, birth date, account number or GSTIN. There are no advertising cookies and no scripts of other companies.',
      ],
    },
    {
      heading: 'Grievance officer',
      paragraphs: [`${officer}, ${email}, ${phone}. You get an answer within 30 days.`],
    },
  ],
}
