import type { CreativeChannel } from '@marketplace/contract/partner-area/creatives'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProductType } from '@marketplace/contract/reference/products'

/** Words for one product and way, in each language. */
interface Wording {
  key: string
  product_type: ProductType | null
  channel: CreativeChannel | null
  title: string
  /** Of an e-mail its subject, of a banner its large words. */
  heading?: Readonly<Record<LanguageId, string>>
  body: Readonly<Record<LanguageId, string>>
}

/**
 * Messages that name no lender, for a partner's own customers: sent one by one to people who asked. The line of the advertiser is put
 * below each when it is shown.
 */
const messages: readonly Wording[] = [
  {
    key: 'any-whatsapp',
    product_type: null,
    channel: 'whatsapp',
    title: 'First words to somebody who asked',
    body: {
      en: 'Hello! You asked me about a loan or a card. Here you see what several banks and NBFCs offer side by side, with the full cost of each, before you apply anywhere:\n\n{link}\n\nSign in with your own mobile number; the passcode comes to your phone. Please share it with nobody, not even with me. It costs you nothing.',
      hi: 'नमस्ते! आपने लोन या कार्ड के बारे में पूछा था। इस लिंक पर कई बैंकों और NBFC के ऑफ़र एक साथ दिखते हैं, और आवेदन करने से पहले ही हर ऑफ़र का पूरा ख़र्च पता चल जाता है:\n\n{link}\n\nअपने मोबाइल नंबर से साइन इन करें, पासकोड आपके फ़ोन पर आएगा। पासकोड किसी को न बताएँ, मुझे भी नहीं। इसका कोई पैसा नहीं लगता।',
    },
  },
  {
    key: 'any-sms',
    product_type: null,
    channel: 'sms',
    title: 'Short first words',
    body: {
      en: 'As you asked: compare loans and cards of banks and NBFCs here {link} Free for you. Keep your passcode to yourself.',
      hi: 'आपने पूछा था: बैंकों और NBFC के लोन और कार्ड यहाँ मिलाकर देखें {link} कोई फ़ीस नहीं। पासकोड किसी को न बताएँ।',
    },
  },
  {
    key: 'any-email',
    product_type: null,
    channel: 'email',
    title: 'First e-mail to somebody who asked',
    heading: {
      en: 'Compare loans and cards before you apply',
      hi: 'आवेदन से पहले लोन और कार्ड मिलाकर देखें',
    },
    body: {
      en: 'Hello,\n\nyou asked me about a loan or a card. On {brand} you fill in one short form and see which lenders may take your application, what each would cost in all (interest, fees, GST) and what papers it needs. The order of the list is the same for everybody and is explained on the page.\n\nBegin here: {link}\n\nWhat to keep at hand: PAN, your monthly income, and the PIN code of your home. Looking at offers here does not lower your credit score; a lender looks at your credit report once you apply to it and agree.\n\nIf you would rather not hear from me, just answer with STOP.\n\n{partner}',
      hi: 'नमस्ते,\n\nआपने लोन या कार्ड के बारे में पूछा था। {brand} पर एक छोटा-सा फ़ॉर्म भरने पर दिखता है कि कौन-से लेंडर आपका आवेदन ले सकते हैं, कुल ख़र्च कितना होगा (ब्याज, फ़ीस और GST मिलाकर) और कौन-से कागज़ लगेंगे। लिस्ट का क्रम सबके लिए एक जैसा है और पेज पर समझाया गया है।\n\nयहाँ से शुरू करें: {link}\n\nये पास रखें: PAN, महीने की आमदनी और घर का पिन कोड। यहाँ ऑफ़र देखने से आपका क्रेडिट स्कोर कम नहीं होता; लेंडर आपकी क्रेडिट रिपोर्ट तभी देखता है जब आप उसके यहाँ आवेदन करते हैं और सहमति देते हैं।\n\nअगर आप नहीं चाहते कि मैं आपको लिखूँ, तो जवाब में STOP लिख दें।\n\n{partner}',
    },
  },
  {
    key: 'papers-whatsapp',
    product_type: null,
    channel: 'whatsapp',
    title: 'The lender waits for papers',
    body: {
      en: 'Hello! Your application is with the lender, which is waiting for some papers. Please open your account with your own number and see what is missing:\n\n{link}\n\nSend papers only there or to the lender itself. I will never ask for a photo of your PAN, Aadhaar or bank card on WhatsApp, nor for any fee.',
      hi: 'नमस्ते! आपका आवेदन लेंडर के पास है और उसे कुछ कागज़ चाहिए। अपने नंबर से खाता खोलकर देख लें कि क्या बाक़ी है:\n\n{link}\n\nकागज़ वहीं या सीधे लेंडर को दें। मैं WhatsApp पर PAN, आधार या बैंक कार्ड की फ़ोटो कभी नहीं माँगूँगा, और न ही कोई फ़ीस।',
    },
  },
  {
    key: 'unfinished-whatsapp',
    product_type: null,
    channel: 'whatsapp',
    title: 'The form is not finished yet',
    body: {
      en: 'Hello! You began a form on {brand} and did not finish it. What you typed is kept; you go on where you stopped:\n\n{link}\n\nIf you do not need it any more, that is fine too: tell me and I will not remind you again.',
      hi: 'नमस्ते! आपने {brand} पर फ़ॉर्म शुरू किया था, वह अभी पूरा नहीं हुआ है। जो भर चुके हैं वह सुरक्षित है, वहीं से आगे बढ़ सकते हैं:\n\n{link}\n\nअगर अब ज़रूरत नहीं है तो कोई बात नहीं, बता दें, मैं दोबारा याद नहीं दिलाऊँगा।',
    },
  },
  {
    key: 'personal-whatsapp',
    product_type: 'Personal Loans',
    channel: 'whatsapp',
    title: 'Personal loan: what it costs',
    body: {
      en: 'Personal loans on {brand}: {amounts}, up to {months} months, interest {rates} as the lenders publish it today. Which rate you get is decided by the lender on your income, credit history and employer.\n\nSee the EMI and the total cost (APR) of each offer before you apply: {link}\n\nBorrow only what the EMI lets you repay with ease.',
      hi: '{brand} पर पर्सनल लोन: {amounts}, ज़्यादा से ज़्यादा {months} महीने, ब्याज {rates}, जैसा लेंडर आज बता रहे हैं। आपको कौन-सी दर मिलेगी, यह लेंडर आपकी आमदनी, क्रेडिट हिस्ट्री और नौकरी देखकर तय करता है।\n\nआवेदन से पहले हर ऑफ़र की EMI और कुल ख़र्च (APR) देख लें: {link}\n\nउतना ही लोन लें जितने की EMI आराम से चुका सकें।',
    },
  },
  {
    key: 'personal-papers-whatsapp',
    product_type: 'Personal Loans',
    channel: 'whatsapp',
    title: 'Personal loan: what to keep at hand',
    body: {
      en: 'Before you begin your personal loan form, keep these at hand:\n- PAN and the mobile number that your bank knows\n- last three salary slips (salaried) or the last two income tax returns (self-employed)\n- bank statement of the last six months as PDF\n- address as in your Aadhaar\n\nThe form: {link}\nMost people need about ten minutes.',
      hi: 'पर्सनल लोन का फ़ॉर्म भरने से पहले ये पास रख लें:\n- PAN और वही मोबाइल नंबर जो बैंक में दर्ज है\n- नौकरी करते हैं तो पिछले तीन महीने की सैलरी स्लिप, अपना काम है तो पिछले दो साल की ITR\n- पिछले छह महीने का बैंक स्टेटमेंट (PDF)\n- आधार वाला पता\n\nफ़ॉर्म यहाँ है: {link}\nआम तौर पर दस मिनट लगते हैं।',
    },
  },
  {
    key: 'personal-sms',
    product_type: 'Personal Loans',
    channel: 'sms',
    title: 'Personal loan in brief',
    body: {
      en: 'Personal loan {amounts}, interest {rates} as lenders publish it. Compare the full cost first: {link}',
      hi: 'पर्सनल लोन {amounts}, ब्याज {rates} (लेंडर की बताई दर)। पहले कुल ख़र्च मिलाएँ: {link}',
    },
  },
  {
    key: 'business-whatsapp',
    product_type: 'Business Loans',
    channel: 'whatsapp',
    title: 'Business loan for shops and firms',
    body: {
      en: 'Stock for the season, a new machine, a second counter: compare business loans of several lenders in one place. {amounts}, up to {months} months, interest {rates} as published today.\n\nGST or Udyam number, turnover and bank statement decide what a lender can offer. See which lenders take a firm like yours: {link}',
      hi: 'सीज़न का माल, नई मशीन या दूसरा काउंटर: कई लेंडर के बिज़नेस लोन एक जगह मिलाकर देखें। {amounts}, ज़्यादा से ज़्यादा {months} महीने, ब्याज {rates} (आज की बताई दर)।\n\nGST या उद्यम नंबर, टर्नओवर और बैंक स्टेटमेंट देखकर लेंडर ऑफ़र तय करता है। देखें कि आपके जैसे कारोबार को कौन-से लेंडर लोन देते हैं: {link}',
    },
  },
  {
    key: 'business-email',
    product_type: 'Business Loans',
    channel: 'email',
    title: 'Business loan: e-mail to a firm',
    heading: {
      en: 'Business loans of several lenders, compared',
      hi: 'कई लेंडर के बिज़नेस लोन, एक साथ',
    },
    body: {
      en: 'Hello,\n\nas you asked, here is where you can compare business loans: {link}\n\nWhat lenders look at: years in business, turnover (GST returns), what goes through the current account, and the credit history of firm and owners. Amounts {amounts}, terms up to {months} months, interest {rates} as the lenders publish it today. Fees and GST stand beside each offer.\n\nLarge loans and the first loan of a new firm take longer; ask me and we look together.\n\n{partner}',
      hi: 'नमस्ते,\n\nआपने पूछा था, बिज़नेस लोन यहाँ मिलाकर देख सकते हैं: {link}\n\nलेंडर ये देखते हैं: कारोबार कितने साल का है, टर्नओवर (GST रिटर्न), चालू खाते का लेन-देन, और फ़र्म व मालिक की क्रेडिट हिस्ट्री। रकम {amounts}, अवधि {months} महीने तक, ब्याज {rates}, जैसा लेंडर आज बता रहे हैं। फ़ीस और GST हर ऑफ़र के साथ लिखे हैं।\n\nबड़ी रकम का लोन और नई फ़र्म का पहला लोन ज़्यादा समय लेता है; मुझसे बात करें, साथ बैठकर देख लेंगे।\n\n{partner}',
    },
  },
  {
    key: 'gold-whatsapp',
    product_type: 'Gold Loans',
    channel: 'whatsapp',
    title: 'Gold loan: know its worth first',
    body: {
      en: 'Before you hand over your gold: see what several lenders would lend on it and what it costs. {amounts}, interest {rates} as published today.\n\nThe lender weighs and tests the gold in front of you, pays larger amounts into your bank account, and must give the gold back within seven working days of full repayment.\n\nReckon it here: {link}',
      hi: 'गहने देने से पहले देख लें कि उन पर कौन कितना लोन देगा और ख़र्च कितना आएगा। {amounts}, ब्याज {rates} (आज की बताई दर)।\n\nसोना आपके सामने तौला और परखा जाता है, और पूरा लोन चुकाने के बाद सात कामकाजी दिनों में गहने वापस मिलने चाहिए।\n\nहिसाब यहाँ लगाएँ: {link}',
    },
  },
  {
    key: 'gold-sms',
    product_type: 'Gold Loans',
    channel: 'sms',
    title: 'Gold loan in brief',
    body: {
      en: 'What is your gold worth as a loan? Compare lenders, {amounts}, interest {rates}: {link}',
      hi: 'आपके सोने पर कितना लोन मिल सकता है? लेंडर मिलाकर देखें, {amounts}, ब्याज {rates}: {link}',
    },
  },
  {
    key: 'housing-whatsapp',
    product_type: 'Affordable Housing Loan',
    channel: 'whatsapp',
    title: 'A first home',
    body: {
      en: 'Buying or building a first home? Compare affordable housing loans: {amounts}, up to {months} months, interest {rates} as the lenders publish it today.\n\nAsk three things of any home loan: is the rate fixed or floating, what does it cost in all, and which papers of the property are needed. The page answers them beside each offer: {link}',
      hi: 'पहला घर ख़रीदना या बनाना है? अफ़ोर्डेबल हाउसिंग लोन मिलाकर देखें: {amounts}, {months} महीने तक, ब्याज {rates}, जैसा लेंडर आज बता रहे हैं।\n\nकिसी भी होम लोन में तीन बातें पूछें: दर फ़िक्स्ड है या फ़्लोटिंग, कुल ख़र्च कितना है, और मकान के कौन-से कागज़ चाहिए। हर ऑफ़र के साथ इनके जवाब लिखे हैं: {link}',
    },
  },
  {
    key: 'cards-whatsapp',
    product_type: 'Credit Cards',
    channel: 'whatsapp',
    title: 'Which card fits',
    body: {
      en: 'Petrol, groceries, travel: cards differ in fees and in what they give back. Compare joining fee, annual fee and benefits, and apply on the bank’s own page: {link}\n\nPay the whole bill by its due date: what is carried over costs interest from the day of each purchase. Never share the number, CVV or OTP of a card with anybody.',
      hi: 'पेट्रोल, राशन या सफ़र: हर कार्ड की फ़ीस और फ़ायदे अलग होते हैं। जॉइनिंग फ़ीस, सालाना फ़ीस और फ़ायदे मिलाकर देखें और आवेदन बैंक के अपने पेज पर करें: {link}\n\nबिल तारीख़ से पहले पूरा चुकाएँ; जो बाक़ी रह जाता है उस पर ख़रीद के दिन से ब्याज लगता है। कार्ड का नंबर, CVV या OTP किसी को न बताएँ।',
    },
  },
  {
    key: 'cards-sms',
    product_type: 'Credit Cards',
    channel: 'sms',
    title: 'Cards in brief',
    body: {
      en: 'Compare credit cards by fee and benefit, apply on the bank’s own page: {link} Share your OTP with nobody.',
      hi: 'क्रेडिट कार्ड की फ़ीस और फ़ायदे मिलाएँ, आवेदन बैंक के पेज पर करें: {link} OTP किसी को न बताएँ।',
    },
  },
  {
    key: 'two-wheeler-whatsapp',
    product_type: '2-wheeler',
    channel: 'whatsapp',
    title: 'Two-wheeler loan',
    body: {
      en: 'A bike or a scooter on EMI: compare loans of several lenders before you sign at the showroom. {amounts}, up to {months} months, interest {rates} as published today. Down payment, EMI and total cost stand beside each offer: {link}',
      hi: 'बाइक या स्कूटर EMI पर लेना है? शोरूम में दस्तख़त करने से पहले कई लेंडर के लोन मिला लें। {amounts}, {months} महीने तक, ब्याज {rates} (आज की बताई दर)। डाउन पेमेंट, EMI और कुल ख़र्च हर ऑफ़र के साथ लिखा है: {link}',
    },
  },
  {
    key: 'car-whatsapp',
    product_type: 'Car',
    channel: 'whatsapp',
    title: 'Car loan',
    body: {
      en: 'Looking at a car? Compare the loan as carefully as the car: {amounts}, up to {months} months, interest {rates} as the lenders publish it today. See the EMI and the total cost of each offer: {link}',
      hi: 'कार देख रहे हैं? लोन भी उतना ही देखकर लें: {amounts}, {months} महीने तक, ब्याज {rates}, जैसा लेंडर आज बता रहे हैं। हर ऑफ़र की EMI और कुल ख़र्च यहाँ देखें: {link}',
    },
  },
  {
    key: 'student-whatsapp',
    product_type: 'Student Loans',
    channel: 'whatsapp',
    title: 'Loan for studies',
    body: {
      en: 'Admission is there, the fee is due? Compare student loans: {amounts}, up to {months} months, interest {rates} as published today. Parents or guardians sign as co-applicant. Keep the admission letter and the fee structure at hand: {link}',
      hi: 'दाख़िला मिल गया, अब फ़ीस भरनी है? पढ़ाई के लोन मिलाकर देखें: {amounts}, {months} महीने तक, ब्याज {rates} (आज की बताई दर)। माता-पिता या अभिभावक साथ में आवेदक बनते हैं। दाख़िले का पत्र और फ़ीस का ब्योरा पास रखें: {link}',
    },
  },
]

const banners: readonly Wording[] = [
  {
    key: 'banner-any',
    product_type: null,
    channel: null,
    title: 'Compare before you apply',
    heading: { en: 'Compare first. Then apply.', hi: 'पहले मिलाएँ, फिर आवेदन करें।' },
    body: {
      en: 'Loans and cards of banks and NBFCs side by side, with the full cost of each. Free for you.',
      hi: 'बैंकों और NBFC के लोन और कार्ड एक साथ, कुल ख़र्च के साथ। आपसे कोई फ़ीस नहीं।',
    },
  },
  {
    key: 'banner-personal',
    product_type: 'Personal Loans',
    channel: null,
    title: 'Personal loan',
    heading: { en: 'A personal loan you understand', hi: 'पर्सनल लोन, पूरा हिसाब समझकर' },
    body: {
      en: '{amounts}. Interest {rates} as lenders publish it. EMI and total cost before you apply.',
      hi: '{amounts}। ब्याज {rates}, जैसा लेंडर बताते हैं। आवेदन से पहले EMI और कुल ख़र्च देखें।',
    },
  },
  {
    key: 'banner-business',
    product_type: 'Business Loans',
    channel: null,
    title: 'Business loan',
    heading: { en: 'Money for your shop or firm', hi: 'दुकान और कारोबार के लिए लोन' },
    body: {
      en: '{amounts}. Interest {rates} as lenders publish it. GST or Udyam number is where it begins.',
      hi: '{amounts}। ब्याज {rates}, जैसा लेंडर बताते हैं। शुरुआत GST या उद्यम नंबर से।',
    },
  },
  {
    key: 'banner-gold',
    product_type: 'Gold Loans',
    channel: null,
    title: 'Gold loan',
    heading: { en: 'What can your gold do for you?', hi: 'आपके सोने पर कितना लोन?' },
    body: {
      en: '{amounts}. Interest {rates} as lenders publish it. Reckon first, decide then.',
      hi: '{amounts}। ब्याज {rates}, जैसा लेंडर बताते हैं। पहले हिसाब, फिर फ़ैसला।',
    },
  },
  {
    key: 'banner-housing',
    product_type: 'Affordable Housing Loan',
    channel: null,
    title: 'Affordable housing loan',
    heading: { en: 'A first home, step by step', hi: 'पहला घर, क़दम दर क़दम' },
    body: {
      en: '{amounts}, up to {months} months. Interest {rates} as lenders publish it.',
      hi: '{amounts}, {months} महीने तक। ब्याज {rates}, जैसा लेंडर बताते हैं।',
    },
  },
  {
    key: 'banner-cards',
    product_type: 'Credit Cards',
    channel: null,
    title: 'Credit cards',
    heading: { en: 'Which card fits you?', hi: 'आपके लिए कौन-सा कार्ड?' },
    body: {
      en: 'Fees and benefits of credit cards side by side. Apply on the bank’s own page.',
      hi: 'क्रेडिट कार्ड की फ़ीस और फ़ायदे एक साथ। आवेदन बैंक के अपने पेज पर।',
    },
  },
]

const VALID_FROM = '2026-11-01'

const rowsOf = (wordings: readonly Wording[], format: 'message' | 'banner') =>
  wordings.flatMap(({ key, product_type, channel, title, heading, body }) =>
    (Object.keys(body) as LanguageId[]).map((language) => ({
      creative_id: `${key}-${language}`,
      format,
      channel,
      product_type,
      lender_id: null,
      language,
      title,
      heading: heading?.[language] ?? null,
      body: body[language],
      picture: null,
      valid_from: VALID_FROM,
      valid_to: null,
    })),
  )

/** Rows of table `creative`: what a partner starts with; staff change them, and nothing writes over that. */
export const partnerCreatives = [...rowsOf(messages, 'message'), ...rowsOf(banners, 'banner')]
