import type { DeclaredFact, PageDeclaration } from './page-declaration.ts'

const timeOfDay: DeclaredFact = {
  kind: 'choice',
  name: 'slot',
  label: { en: 'Time', hi: 'समय' },
  options: [
    { value: 'morning', label: { en: '10 am to 1 pm', hi: 'सुबह 10 से दोपहर 1 बजे' } },
    { value: 'afternoon', label: { en: '1 pm to 4 pm', hi: 'दोपहर 1 से 4 बजे' } },
    { value: 'evening', label: { en: '4 pm to 7 pm', hi: 'शाम 4 से 7 बजे' } },
  ],
}

/** The two pages of the gold group (section 2). */
export const goldLoanPages: readonly PageDeclaration[] = [
  {
    slug: 'abhushan-capital',
    page: 'gold-doorstep',
    news: 'callback',
    steps: [
      {
        name: 'appointment',
        pattern: 'fields',
        heading: { en: 'When shall the lender come to you?', hi: 'लेंडर आपके घर कब आए?' },
        text: {
          en: 'Somebody of the lender weighs and tests the gold at your home, before your eyes. You keep it if you do not agree.',
          hi: 'लेंडर का कर्मचारी आपके घर, आपके सामने सोना तौलेगा और जाँचेगा। आप सहमत न हों तो सोना आपके पास ही रहेगा।',
        },
        fields: [
          { kind: 'day', name: 'day', from_days: 1, to_days: 14, label: { en: 'Day', hi: 'दिन' } },
          timeOfDay,
          {
            kind: 'text',
            name: 'landmark',
            min: 3,
            max: 100,
            label: { en: 'Landmark near your home', hi: 'घर के पास की कोई जानी-पहचानी जगह' },
          },
          {
            kind: 'agree',
            name: 'owner',
            label: { en: 'The gold is mine or my family’s.', hi: 'सोना मेरा या मेरे परिवार का है।' },
          },
        ],
      },
    ],
  },
  {
    slug: 'hansuli-finance',
    page: 'gold-branch-visit',
    news: 'poll',
    steps: [
      {
        name: 'visit',
        pattern: 'fields',
        heading: { en: 'When do you come to the branch?', hi: 'आप शाखा में कब आएँगे?' },
        text: {
          en: 'Bring the gold and a proof of identity. Weighing and testing take about half an hour.',
          hi: 'सोना और पहचान का एक प्रमाण साथ लाएँ। तौलने और जाँचने में करीब आधा घंटा लगता है।',
        },
        fields: [
          { kind: 'day', name: 'day', from_days: 0, to_days: 14, label: { en: 'Day', hi: 'दिन' } },
          timeOfDay,
          {
            kind: 'text',
            name: 'branch_place',
            min: 3,
            max: 60,
            label: { en: 'Town or part of town of the branch', hi: 'शाखा किस शहर या इलाके में हो' },
          },
        ],
      },
    ],
  },
]
