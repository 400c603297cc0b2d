import type { PageDeclaration } from './page-declaration.ts'

/** What the example lenders of personal loans ask on pages of their own. */
export const personalLoanPages: readonly PageDeclaration[] = [
  {
    slug: 'kadamba-bank',
    page: 'kadamba-bank',
    news: 'callback',
    steps: [
      {
        name: 'work',
        pattern: 'fields',
        heading: { en: 'A little more about your work', hi: 'आपके काम के बारे में कुछ और बातें' },
        text: {
          en: 'The bank checks these with your employer’s records.',
          hi: 'बैंक इन्हें आपकी कंपनी के रिकॉर्ड से मिलाएगा।',
        },
        fields: [
          {
            kind: 'choice',
            name: 'time_at_employer',
            option_set: 'employeementTenure',
            label: { en: 'Time with your present employer', hi: 'मौजूदा कंपनी में कितना समय हुआ' },
          },
          {
            kind: 'choice',
            name: 'work_experience',
            option_set: 'totalWorkExperience',
            label: { en: 'Years that you have worked in all', hi: 'कुल कितने साल काम किया है' },
          },
          {
            kind: 'email',
            name: 'office_email',
            label: { en: 'Office e-mail', hi: 'ऑफ़िस का ईमेल' },
            is_needed: 0,
          },
          {
            kind: 'choice',
            name: 'employer_kind',
            option_set: 'professionType',
            label: { en: 'Your employer is', hi: 'आपकी कंपनी कैसी है' },
          },
        ],
      },
    ],
  },
  {
    slug: 'samudra-bank',
    page: 'samudra-bank',
    news: 'callback',
    steps: [
      {
        name: 'kyc',
        pattern: 'redirect',
        heading: { en: 'Confirm who you are at the bank', hi: 'बैंक की साइट पर अपनी पहचान पक्की करें' },
        text: {
          en: 'The bank does the identity check on its own site. You come back here when you are done.',
          hi: 'पहचान की जाँच बैंक अपनी साइट पर करता है। पूरा होते ही आप यहीं लौट आएँगे।',
        },
      },
    ],
  },
  {
    slug: 'konkan-credit',
    page: 'konkan-credit',
    news: 'callback',
    steps: [
      {
        name: 'reference',
        pattern: 'fields',
        heading: { en: 'Somebody who knows you', hi: 'कोई जो आपको जानता हो' },
        text: {
          en: 'The lender may ring this person once to confirm that they know you. It does not tell them about the loan.',
          hi: 'लेंडर इन्हें एक बार फ़ोन करके पूछ सकता है कि ये आपको जानते हैं या नहीं। लोन के बारे में इन्हें नहीं बताया जाएगा।',
        },
        fields: [
          {
            kind: 'full_name',
            name: 'reference_name',
            label: { en: 'Their full name', hi: 'उनका पूरा नाम' },
          },
          {
            kind: 'mobile',
            name: 'reference_mobile',
            label: { en: 'Their mobile number', hi: 'उनका मोबाइल नंबर' },
          },
          {
            kind: 'choice',
            name: 'reference_relation',
            label: { en: 'How do you know them?', hi: 'आप इन्हें कैसे जानते हैं?' },
            options: [
              { value: 'family', label: { en: 'Family', hi: 'परिवार' } },
              { value: 'friend', label: { en: 'Friend', hi: 'दोस्त' } },
              { value: 'colleague', label: { en: 'Work', hi: 'काम की जगह' } },
            ],
          },
          {
            kind: 'agree',
            name: 'reference_agreed',
            label: {
              en: 'They know that I give their number to this lender.',
              hi: 'उन्हें पता है कि मैं उनका नंबर इस लेंडर को दे रहा/रही हूँ।',
            },
          },
        ],
      },
    ],
  },
  {
    slug: 'chinarvan-finserv',
    page: 'chinarvan-finserv',
    news: 'callback',
    steps: [
      {
        name: 'statement',
        pattern: 'redirect',
        heading: { en: 'Share your bank statement', hi: 'अपना बैंक स्टेटमेंट दें' },
        text: {
          en: 'You do this on the lender’s own site, through an account aggregator. We never see the statement.',
          hi: 'यह लेंडर की अपनी साइट पर अकाउंट एग्रीगेटर से होता है। स्टेटमेंट हम कभी नहीं देखते।',
        },
      },
      {
        name: 'call',
        pattern: 'fields',
        heading: { en: 'When may the lender call you?', hi: 'लेंडर आपको कब फ़ोन करे?' },
        text: {
          en: 'One call to go through the terms, in the language you choose.',
          hi: 'शर्तें समझाने के लिए एक फ़ोन, आपकी पसंद की भाषा में।',
        },
        fields: [
          {
            kind: 'day',
            name: 'call_day',
            from_days: 0,
            to_days: 7,
            label: { en: 'Day of the call', hi: 'फ़ोन का दिन' },
          },
          {
            kind: 'choice',
            name: 'call_language',
            label: { en: 'Language of the call', hi: 'बातचीत की भाषा' },
            options: [
              { value: 'hi', label: { en: 'Hindi', hi: 'हिन्दी' } },
              { value: 'en', label: { en: 'English', hi: 'अंग्रेज़ी' } },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'jugnu-credit',
    page: 'jugnu-credit',
    news: 'callback',
    steps: [
      {
        name: 'household',
        pattern: 'fields',
        heading: { en: 'Your household', hi: 'आपका परिवार' },
        text: {
          en: 'The lender works out from this what you can pay back with ease.',
          hi: 'इससे लेंडर हिसाब लगाता है कि आप आराम से कितना चुका सकते हैं।',
        },
        fields: [
          {
            kind: 'whole',
            name: 'dependants',
            min: 0,
            max: 15,
            label: { en: 'People who live on your income', hi: 'आपकी कमाई पर कितने लोग निर्भर हैं' },
          },
          {
            kind: 'money',
            name: 'monthly_expenses',
            min: 0,
            max: 1_000_000,
            label: { en: 'Your household’s costs a month', hi: 'घर का महीने का खर्च' },
            hint: { en: 'Rent, food, school fees and the like', hi: 'किराया, राशन, स्कूल की फ़ीस वगैरह' },
          },
          {
            kind: 'choice',
            name: 'home',
            option_set: 'residentType',
            label: { en: 'The home you live in', hi: 'आप कैसे घर में रहते हैं' },
          },
          {
            kind: 'choice',
            name: 'time_at_home',
            option_set: 'upwardsResidentStayCategory',
            label: { en: 'Time in this home', hi: 'इस घर में कितना समय हुआ' },
          },
        ],
      },
      {
        name: 'mandate',
        pattern: 'redirect',
        heading: { en: 'Set up how you pay back', hi: 'किस्त चुकाने का तरीका तय करें' },
        text: {
          en: 'You sign the mandate for the EMI on the lender’s own site. Nothing is debited before the loan is paid.',
          hi: 'किस्त का मैंडेट आप लेंडर की अपनी साइट पर देते हैं। लोन मिलने से पहले खाते से कुछ नहीं कटता।',
        },
      },
    ],
  },
  {
    slug: 'titli-money',
    page: 'titli-money',
    news: 'callback',
    steps: [
      {
        name: 'purchase',
        pattern: 'fields',
        heading: { en: 'What is the money for?', hi: 'पैसा किस काम के लिए चाहिए?' },
        text: { en: 'Four short questions.', hi: 'बस चार छोटे सवाल।' },
        fields: [
          {
            kind: 'text',
            name: 'purpose_note',
            min: 3,
            max: 120,
            label: { en: 'In your words', hi: 'अपने शब्दों में लिखें' },
          },
          {
            kind: 'choice',
            name: 'work_status',
            option_set: 'niraWorkStatus',
            label: { en: 'Your work is', hi: 'आपका काम कैसा है' },
          },
          {
            kind: 'choice',
            name: 'job_sector',
            option_set: 'niraJobSector',
            label: { en: 'The field you work in', hi: 'आप किस क्षेत्र में काम करते हैं' },
          },
          {
            kind: 'choice',
            name: 'pay_day',
            label: { en: 'Best day of the month for the EMI', hi: 'महीने की किस तारीख को किस्त देना ठीक रहेगा' },
            options: [
              { value: '5', label: { en: 'The 5th', hi: '5 तारीख' } },
              { value: '10', label: { en: 'The 10th', hi: '10 तारीख' } },
            ],
          },
        ],
      },
      {
        name: 'passcode',
        pattern: 'passcode',
        heading: { en: 'The lender’s passcode', hi: 'लेंडर का पासकोड' },
        text: {
          en: 'The lender sends you a passcode of its own, to confirm that the application is yours. We pass it on and do not keep it.',
          hi: 'आवेदन आपका ही है, यह पक्का करने के लिए लेंडर अपना पासकोड भेजता है। हम उसे सिर्फ़ आगे पहुँचाते हैं, रखते नहीं।',
        },
      },
    ],
  },
  {
    slug: 'kaarwan-small-finance-bank',
    page: 'kaarwan-small-finance-bank',
    news: 'poll',
    steps: [
      {
        name: 'account',
        pattern: 'fields',
        heading: { en: 'Your account with the bank', hi: 'बैंक में आपका खाता' },
        text: {
          en: 'The loan is paid into a savings account here. It is opened without a fee.',
          hi: 'लोन यहीं के बचत खाते में आता है। खाता बिना शुल्क खुलता है।',
        },
        fields: [
          {
            kind: 'full_name',
            name: 'nominee_name',
            label: { en: 'Full name of your nominee', hi: 'नॉमिनी का पूरा नाम' },
          },
          {
            kind: 'choice',
            name: 'marital_status',
            option_set: 'mtMaritalStatus',
            label: { en: 'Marital status', hi: 'वैवाहिक स्थिति' },
          },
          {
            kind: 'choice',
            name: 'company_type',
            option_set: 'mtCompanyType',
            label: { en: 'The company you work for', hi: 'आपकी कंपनी किस तरह की है' },
          },
          {
            kind: 'choice',
            name: 'residency_type',
            option_set: 'mtResidencyType',
            label: { en: 'The home you live in', hi: 'आप कैसे घर में रहते हैं' },
          },
          {
            kind: 'choice',
            name: 'passbook_language',
            label: { en: 'Language of the passbook', hi: 'पासबुक की भाषा' },
            options: [
              { value: 'hi', label: { en: 'Hindi', hi: 'हिन्दी' } },
              { value: 'en', label: { en: 'English', hi: 'अंग्रेज़ी' } },
            ],
          },
        ],
      },
    ],
  },
]
