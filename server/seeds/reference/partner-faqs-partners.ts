/** What partners ask us, group by group. */
export const partnerTopics: Readonly<
  Record<string, readonly (readonly [question: string, answer: string])[]>
> = {
  'Customers and links': [
    [
      'When is a customer mine?',
      'When they open your link or scan your code, sign in with their own number, and choose a product within 30 days, and no other partner holds the lock for that number and product. The day until which the customer is yours stands beside the lead.',
    ],
    [
      'Why do I not see a customer whom I sent?',
      'Most often they opened the page without your link, signed in with another number, or another partner holds the lock. Customers who signed in but chose no product are no lead yet. Ask us under Communication with the last four digits of the number and the day; we look at what decided it.',
    ],
    [
      'The same person wants another product. Is that a new lead?',
      'Yes. The lock is for a number and a product: a gold loan after a personal loan is a lead of its own, and goes to whoever brings it.',
    ],
    [
      'What does my customer see of me?',
      'That they came by your link. Messages and banners name you as the advertiser. Nothing of what you earn is shown, and it does not change what they are offered.',
    ],
    [
      'May I fill in the form at my counter?',
      'Make the link “Customers at your counter” on Home: it opens on the customer’s own phone, and the passcode goes there. You may explain each question; the customer types, reads and agrees.',
    ],
    [
      'Do clicks decide about my money?',
      'No. Money depends on the lead and on what the lender pays out. Clicks show you whether your links are used; those of robots and previews are left out of the count.',
    ],
    [
      'My link does not open a product. Why?',
      'The brand may not offer it, or its training is not passed yet. The page still opens and the lead is kept. Training material shows which courses are open.',
    ],
  ],
  Money: [
    [
      'When am I paid?',
      'A share is booked when a lender pays out, and enters your statement once the lender has paid us and the hold is over. The statement of a month is shown in the next; after your days to object it is approved and paid.',
    ],
    [
      'Why is a disbursal not on my statement?',
      'Each one that is left out stands on the statement with its reason: the lender has not paid us yet, the hold runs, the sum is below the minimum and is carried forward, or no terms were agreed for that day.',
    ],
    [
      'Why was something taken back?',
      'Where a loan is given back, cancelled, or the lender claws back its commission, your share of it goes back too, as a line with the number of the loan. It never goes beyond what you were paid for that loan.',
    ],
    [
      'How do I object to a line?',
      'Open the statement and press Object beside the line. It waits until it is settled; the rest is paid as planned. What is decided comes with its reason, and a correction with your next statement.',
    ],
    [
      'How much TDS is withheld?',
      'What the Income-tax Act says for commission on the day: nothing up to the yearly threshold of your PAN, then on the whole sum. Without a PAN it is 20 %. Each statement shows rate, sum and section.',
    ],
    [
      'I am registered for GST. What do I do?',
      'See that Settings shows your GSTIN, and send us a tax invoice for each statement, with its number on it. GST is paid on your invoice. Without registration you send none.',
    ],
    [
      'How do I change my bank account?',
      'Settings shows the one that we have and how to give us another. We check the name of its holder before money goes there, and never change it on the phone or by WhatsApp.',
    ],
    [
      'Are my terms fixed?',
      'They hold from the day that stands in the agreement. New terms have a day of their own and never touch what was booked before it.',
    ],
  ],
  'Messages and banners': [
    [
      'May I write my own advertisement?',
      'You may, in the limits of the training: no promise of approval, no rate but the published range, and the line that says whose advertisement it is. The wordings under Marketing support are checked already and keep the rates up to date by themselves.',
    ],
    [
      'May I use a lender’s logo?',
      'Only in a banner that the lender has approved: it stands under Banners with the name of the approver and the day. Elsewhere you may not.',
    ],
    [
      'May I send bulk SMS or WhatsApp broadcasts?',
      'No. Bulk SMS need a registered header and template, and broadcasts to people who did not ask are spam under TRAI’s rules. Send messages one by one to people who asked you.',
    ],
    [
      'May I advertise on Google or Facebook?',
      'Yes, with the approved banners and your own link, and not on the names of the marketplace or of lenders as search words. Say that you are a partner.',
    ],
    [
      'What happens when a banner ends?',
      'You are told before. The code and the link on it go on working and show today’s text; take a new one for what you print next.',
    ],
    [
      'In which languages are they?',
      'English and Hindi. The advertiser line and the rates are put in the same language.',
    ],
  ],
  'Training and rules': [
    [
      'Why do I have to pass a course?',
      'Lenders and the law ask that whoever speaks of a loan knows what may be said. New partners’ links for a product work once its courses are passed; partners of before have sixty days from the day it began.',
    ],
    [
      'How often may I try?',
      'Three times a day for each course. The questions come from a bank in another order each time. What was wrong is shown with the lesson to read again.',
    ],
    [
      'How long does a pass hold?',
      'Twelve months. You are shown the day under Training material; a new try is possible at any time before.',
    ],
    [
      'May my staff use my sign-in?',
      'No. Give each of them a sign-in of their own in your team; what they may see depends on their role.',
    ],
    [
      'What is forbidden in any case?',
      'Taking money from customers, typing or reading out their passcodes, keeping their papers, false facts in a form, buying lists of numbers, and promising approval. Any of these ends the partnership at once.',
    ],
    [
      'Can staff of the marketplace look into my account?',
      'Yes, read only and with a reason, for thirty minutes at most. Account access shows you who looked, when, why and at which pages.',
    ],
  ],
}
