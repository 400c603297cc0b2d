/** A question: its words, the right answer, and wrong ones. */
type Asked = readonly [words: string, right: string, ...wrong: string[]]

/** The bank of each lesson. */
const bank: Readonly<Record<string, readonly Asked[]>> = {
  'house-who': [
    [
      'Who decides whether a customer gets a loan?',
      'The lender',
      'The marketplace',
      'The partner',
      'The credit bureau',
    ],
    [
      'What is the marketplace in the words of the Reserve Bank?',
      'A lending service provider of the lenders',
      'A bank',
      'An NBFC that lends its own money',
      'A credit bureau',
    ],
    [
      'Where does a customer find the full cost of a loan before signing?',
      'In the lender’s Key Fact Statement',
      'In your message',
      'On the first bank statement after the loan',
      'Nowhere: it is known at the end',
    ],
  ],
  'house-link': [
    [
      'A customer asks you to type the passcode for them. What do you do?',
      'Ask them to type it themselves: it is their consent',
      'Type it, as they asked',
      'Have them send it on WhatsApp',
      'Use your own number instead',
    ],
    [
      'When is somebody your customer for a product?',
      'When they sign in by your link or code and choose the product within 30 days, and nobody holds the lock',
      'When you have their number in a list',
      'When they tell the lender your name',
      'When they open any page of the marketplace',
    ],
    [
      'May you sign in with your own number to show a lead?',
      'No, such leads are held back and looked at',
      'Yes, once a day',
      'Yes, if the customer agrees',
      'Yes, for a demonstration at the counter',
    ],
  ],
  'house-say': [
    [
      'Which of these may you say?',
      'Rates as the lenders publish them today',
      'Rates lower than the published ones, as an estimate',
      'The rate that your last customer got, as a promise',
      'Any rate, if you add “terms apply”',
    ],
    [
      'A banner that you printed has ended. What happens to its code?',
      'It goes on opening the page, on today’s text',
      'It opens nothing any more',
      'It brings customers to another partner',
      'You pay for it',
    ],
  ],
  'house-never': [
    [
      'A customer offers ₹500 so that you “push the file”. What do you do?',
      'Refuse: nobody may take money from a customer',
      'Take it and share it with the lender’s staff',
      'Take it if the loan is paid out',
      'Take it as an advance EMI',
    ],
    [
      'Which sentence is allowed?',
      '“The lender looks at your application and decides.”',
      '“Your loan is certain with me.”',
      '“No papers needed, whatever your score.”',
      '“Approved by the Reserve Bank.”',
    ],
    [
      'You want to write that an offer ends today. When may you?',
      'Only where it really ends today',
      'Always: it helps people to decide',
      'On Mondays',
      'Where no other partner does',
    ],
  ],
  'house-insurance': [
    [
      'A customer asks which health policy is best. What do you say?',
      'That the licensed entity on the page advises on it',
      'The one with the lowest premium',
      'The one that pays you most',
      'That all policies are the same',
    ],
    [
      'How is the bank account that you are paid to changed?',
      'As Settings says, and it is checked before money goes anywhere',
      'By a WhatsApp message to anybody of staff',
      'On each statement by hand',
      'It cannot be changed',
    ],
  ],
  'loans-cost': [
    [
      'By which number are loan offers compared?',
      'APR, which has interest and all charges',
      'The monthly rate',
      'The processing fee',
      'The number of EMIs',
    ],
    [
      '₹20,000 at 15 % with ₹400 of charges: why is the APR about 17 %?',
      'Because the charges are a part of the cost',
      'Because GST is 17 %',
      'Because the rate rises after a year',
      'It is not: APR and rate are the same',
    ],
    [
      'A charge does not stand in the KFS. May the lender take it?',
      'No',
      'Yes, with GST',
      'Yes, if it is below ₹500',
      'Yes, after the first EMI',
    ],
  ],
  'loans-personal': [
    [
      'What does FOIR say?',
      'Which share of the income goes into EMIs',
      'How old the customer is',
      'How many lenders declined',
      'What the lender pays a partner',
    ],
    [
      'Income ₹40,000, EMIs ₹12,000, the lender stops at 50 %. How large may the new EMI be?',
      '₹8,000',
      '₹20,000',
      '₹12,000',
      '₹28,000',
    ],
    [
      'A household has ₹2,40,000 a year. What holds for its repayments?',
      'Together they may not go beyond half of its income',
      'They may be as high as it likes',
      'It may not borrow at all',
      'They have to be paid weekly',
    ],
  ],
  'loans-business': [
    [
      'Somebody without a business wants the larger business loan. What do you do?',
      'Tell them that a false answer is a false application, and show personal loans',
      'Have them name the shop of a friend',
      'Register a firm for them today',
      'Leave the question empty',
    ],
    [
      'What do most lenders ask of a business first?',
      'Udyam or GST registration, and the bank statement',
      'A shop in a mall',
      'A partner’s letter',
      'Ten employees',
    ],
  ],
  'loans-vehicle-student': [
    [
      'What does hypothecation of a vehicle mean?',
      'It is security for the lender until the loan is repaid',
      'The customer may not drive it',
      'It belongs to the partner',
      'The insurance is free',
    ],
    [
      'Whose income counts for most student loans?',
      'That of the parents or guardians who sign with the student',
      'That of the college',
      'Nobody’s',
      'That of the partner',
    ],
  ],
  'loans-after': [
    [
      'A customer was declined. What is wrong to do?',
      'Apply to five more lenders on the same day',
      'Read the reason with the customer',
      'Wait and mend what the reason names',
      'Look at lenders whose rules fit',
    ],
    [
      'Where is a loan paid out to?',
      'The customer’s own bank account',
      'The partner’s account',
      'The marketplace',
      'A wallet of the agent',
    ],
    [
      'What is the cooling-off period?',
      'Days in which a digital loan can be given back without a penalty',
      'The time before the first EMI',
      'The time a lender takes to decide',
      'Days without interest',
    ],
  ],
  'gold-value': [
    ['Up to how much of the value may a gold loan of ₹2,00,000 go?', '85 %', '100 %', '75 %', '60 %'],
    [
      'A necklace has stones. What is its weight for the loan?',
      'The net weight, without the stones',
      'The whole weight',
      'Half of the whole weight',
      'The weight on the bill of the jeweller',
    ],
    [
      'How many grams of gold coins may be pledged in all?',
      'Up to 50 g',
      'Any number',
      'None',
      'Up to 500 g',
    ],
  ],
  'gold-safe': [
    [
      'A customer asks you to carry the gold to the branch. What do you do?',
      'Refuse: the customer is present when it is weighed and tested',
      'Carry it, against a paper of your own',
      'Carry it, if it is below 50 g',
      'Send it by courier',
    ],
    [
      'The loan is repaid. By when does the lender give the gold back?',
      'The same day or within seven working days',
      'Within a year',
      'At the next festival',
      'When the gold price has risen',
    ],
    [
      'What does a lender owe for each day of delay in giving gold back?',
      '₹5,000',
      'Nothing',
      '₹50',
      'The making charges',
    ],
  ],
  'housing-basics': [
    [
      'An individual closes a floating-rate home loan early. What does it cost?',
      'No charge for closing early',
      '4 % of what is left',
      'Two EMIs',
      'The whole interest',
    ],
    [
      'A flat is under construction. How does the loan come?',
      'In parts, as the building grows',
      'All of it on the first day to the customer',
      'After ten years',
      'In cash to the builder’s agent',
    ],
    [
      'Which of these does the lender look at for a home loan?',
      'Title papers and the approved plan',
      'The colour of the house',
      'The neighbours’ income',
      'How many partners asked',
    ],
  ],
  'housing-dsa': [
    [
      'When do you sign the declaration and code of conduct of a DSA?',
      'Before the first customer',
      'After the first loan is paid out',
      'Never: it is for banks',
      'Once a customer complains',
    ],
    [
      'A customer is away and asks you to sign for them. What do you do?',
      'Refuse: that is forgery',
      'Sign, as they agreed on the phone',
      'Have their neighbour sign',
      'Sign with your own name in their place',
    ],
    [
      'Who keeps the title papers until the loan is repaid?',
      'The lender, against a receipt',
      'The partner',
      'The builder',
      'Nobody: they are destroyed',
    ],
  ],
  'cards-cost': [
    [
      'A customer pays all but ₹1 of the bill. What happens?',
      'Interest is due on the purchases from their day on',
      'Nothing',
      'The card is closed',
      '₹1 is due next month without interest',
    ],
    [
      'What does paying the minimum due do?',
      'It keeps the card open and hardly repays anything',
      'It repays the whole debt in three months',
      'It stops the interest',
      'It raises the limit',
    ],
    [
      'When does interest on cash from a card begin?',
      'On the first day',
      'After 45 days',
      'After a year',
      'Never',
    ],
  ],
  'cards-secured': [
    [
      'Whom does a secured card suit?',
      'Somebody without a credit history who has a fixed deposit',
      'Somebody who never pays on time',
      'Somebody who wants cash',
      'Nobody',
    ],
    [
      'What happens to the fixed deposit of a secured card?',
      'It stays as security and goes on earning interest',
      'The bank spends it',
      'It becomes the partner’s',
      'It is paid out each month',
    ],
  ],
  'cards-apply': [
    [
      'Where does a customer apply for a card?',
      'On the bank’s own page',
      'By SMS to the partner',
      'On a paper that you keep',
      'On any page that asks for the card number',
    ],
    [
      'What does the link to the bank carry about the customer?',
      'A number that says they came from us, and nothing personal',
      'Their PAN',
      'Their mobile number',
      'Their name and salary',
    ],
    [
      'A customer wants to apply for six cards today. What do you say?',
      'One or two: each application is an enquiry on the credit report',
      'The more the better',
      'Six, but from six phones',
      'Use the names of the family',
    ],
  ],
  'cards-safe': [
    [
      'Somebody “of the bank” asks a customer for the OTP. What is it?',
      'Fraud',
      'A usual check',
      'Needed to raise the limit',
      'Needed to close the card',
    ],
    [
      'A customer sees a payment that is not theirs. What first?',
      'Block the card and report to 1930 or cybercrime.gov.in',
      'Wait for the bill',
      'Pay the minimum due',
      'Tell nobody',
    ],
    [
      'May you photograph a customer’s card?',
      'No',
      'Yes, the front alone',
      'Yes, if you delete it in the evening',
      'Yes, for the bank',
    ],
  ],
  'honest-data': [
    [
      'A customer sends you a photo of their PAN on WhatsApp. What do you do?',
      'Delete it, and show them where the lender takes it',
      'Keep it for the next application',
      'Send it to all lenders',
      'Post it in the team group',
    ],
    [
      'A trader offers a list of 10,000 numbers. What do you do?',
      'Refuse: a number on a list has agreed to nothing',
      'Buy it and upload it as leads',
      'Buy it and write to half of them',
      'Swap it for your own list',
    ],
  ],
  'honest-consent': [
    [
      'Who ticks the consent on the form?',
      'The customer',
      'The partner, to save time',
      'Anybody at the counter',
      'It is ticked beforehand',
    ],
    [
      'A customer wants their data deleted. What do you do?',
      'Show them My data, where they ask for it',
      'Tell them that it is not possible',
      'Delete their number from your phone and say no more',
      'Ask for a fee',
    ],
    [
      'What makes consent worthless?',
      'That somebody else gave it, or called it a formality',
      'That it was given in Hindi',
      'That it was given on a phone',
      'That it was given in the evening',
    ],
  ],
  'honest-calls': [
    [
      'Whom may you send a message of Marketing support?',
      'People who asked you, one by one',
      'Every number in your phone',
      'A bought list',
      'All members of a housing society group',
    ],
    [
      'Who may send bulk SMS about offers?',
      'The marketplace alone, with a registered header and template',
      'Every partner',
      'Anybody with two SIM cards',
      'Nobody ever',
    ],
    [
      'A customer writes “stop”. When do you write again?',
      'Not again, unless they ask',
      'After a week',
      'On the next festival',
      'From another number',
    ],
  ],
  'honest-selling': [
    [
      'A customer’s income is ₹18,000 and the lender asks for ₹25,000. What do you do?',
      'Show lenders whose rules fit, or say that it does not fit now',
      'Write ₹25,000 in the form',
      'Add the income of a friend',
      'Ask staff to overlook it',
    ],
    [
      'What does the order of the offers depend on?',
      'The same published rule for everybody, not on what is paid to us or you',
      'On the commission',
      'On the partner who sent the link',
      'On chance',
    ],
    [
      'Which of these is a dark pattern?',
      '“Only 2 minutes left”, where there is no limit',
      'Naming the APR',
      'A box that is not ticked',
      'A button that says “No, thank you”',
    ],
  ],
  'honest-complaints': [
    [
      'A customer complains to you about a lender. What do you do?',
      'Show them the grievance officer and Complaints, and do not hold it back',
      'Ask them to wait a year',
      'Settle it with cash',
      'Block their number',
    ],
    [
      'A lender does not settle a complaint within 30 days. Where may the customer go?',
      'To the Reserve Bank’s ombudsman, free of charge',
      'Nowhere',
      'To the partner’s office only',
      'To another lender',
    ],
    [
      'What ends a partnership at once?',
      'Taking money from a customer',
      'A month without leads',
      'A complaint about a lender',
      'Asking staff a question',
    ],
  ],
}

const courseOf = (lessonId: string): string => {
  if (lessonId.startsWith('gold-') || lessonId.startsWith('housing-')) return 'gold-housing'
  return lessonId.slice(0, lessonId.indexOf('-'))
}

/** Rows of table `question`; whoever learns sees the answers in another order each time. */
export const partnerQuestions = Object.entries(bank).flatMap(([lesson_id, questions]) =>
  questions.map(([words, ...options], index) => ({
    question_id: `${lesson_id}-${index + 1}`,
    course_id: courseOf(lesson_id),
    lesson_id,
    words,
    options,
    right_option: 1,
  })),
)
