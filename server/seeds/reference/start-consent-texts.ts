import type { ConsentText } from '@marketplace/contract/customers/consents'
import { inWholeMonths, periods } from '@marketplace/contract/platform/periods'

const days = periods.withdrawal_grace_days
const months = inWholeMonths(periods.silent_days)
const years = periods.silent_applied_years

/**
 * The consents of a start: the one that it needs, and the two that are a choice. Of `terms` the first line is what is agreed to, and each line after
 * it a part of the notice, with its name before the colon (DPDP Act 2023, section 5; Rules 2025, rule 3): which data, what
 * for, who receives them, how long, which rights. The page shows every line.
 */
export const startConsentTexts: readonly ConsentText[] = [
  {
    purpose: 'terms',
    version: '3',
    language: 'en',
    product_type: null,
    text: [
      'I am 18 or older. I agree to the terms of use, and that {brand} uses my data as it says here.',
      'Which data: my mobile number and e-mail; what I enter (name, birth date, gender, PAN, address, education, work, income, ' +
        'EMIs, credit score band, bank account; for some loans my business, gold, home, course or vehicle); what I do on this site.',
      'What for: to show me products that match me, and to fill in the applications that I choose to make. No advertising. My data ' +
        'are not sold.',
      'Who gets it: a lender only after I agree to that lender by name. I pay {brand} nothing; lenders pay it.',
      `How long: while I use {brand}. Deleted ${days} days after I withdraw this, or after ${months} months without a log-in ` +
        `(${years} years if I applied to a lender), but for what the law makes {brand} keep.`,
      'My rights: in my account I can see, correct, copy and delete my data, name a nominee, and withdraw any consent as easily as ' +
        'I gave it. I can complain to the grievance officer, and after that to the Data Protection Board of India.',
    ].join('\n'),
  },
  {
    purpose: 'terms',
    version: '3',
    language: 'hi',
    product_type: null,
    text: [
      'मेरी उम्र 18 साल या उससे ज़्यादा है। मैं उपयोग की शर्तों से सहमत हूँ, और इससे भी कि {brand} मेरी जानकारी का इस्तेमाल वैसे करे जैसे यहाँ लिखा है।',
      'कौन-सी जानकारी: मेरा मोबाइल नंबर और ईमेल; जो मैं भरूँ (नाम, जन्म तारीख, लिंग, पैन, पता, पढ़ाई, काम, आय, ईएमआई, क्रेडिट स्कोर का ' +
        'दायरा, बैंक खाता; कुछ लोन के लिए मेरा बिज़नेस, सोना, घर, कोर्स या गाड़ी); इस साइट पर मैं क्या करता/करती हूँ।',
      'किसलिए: मुझे मेरे लायक प्रोडक्ट दिखाने और वे आवेदन भरने के लिए जो मैं खुद करना चाहूँ। कोई विज्ञापन नहीं। मेरी जानकारी बेची नहीं जाती।',
      'किसे मिलती है: किसी लेंडर को तभी, जब मैं उसका नाम देखकर सहमति दूँ। मैं {brand} को कुछ नहीं देता/देती; पैसा लेंडर देते हैं।',
      `कब तक: जब तक मैं {brand} इस्तेमाल करूँ। यह सहमति वापस लेने के ${days} दिन बाद, या ${months} महीने लॉग इन न करने पर (लेंडर को ` +
        `आवेदन किया हो तो ${years} साल पर) मिटा दी जाती है, सिवाय उसके जो कानून {brand} से रखवाता है।`,
      'मेरे अधिकार: अपने खाते में मैं अपनी जानकारी देख, सुधार, कॉपी और मिटा सकता/सकती हूँ, नॉमिनी का नाम दे सकता/सकती हूँ, और कोई भी सहमति ' +
        'उतनी ही आसानी से वापस ले सकता/सकती हूँ जितनी आसानी से दी थी। शिकायत मैं शिकायत अधिकारी से और उसके बाद भारत के डेटा संरक्षण बोर्ड ' +
        '(Data Protection Board of India) से कर सकता/सकती हूँ।',
    ].join('\n'),
  },
  {
    purpose: 'soft_questions',
    version: '1',
    language: 'en',
    product_type: null,
    text:
      '{brand} may ask lenders what they would lend me, without saying who I am. They get only my age, monthly income (for a student ' +
      'loan, that of whoever signs with me), kind of work, the first three digits of my PIN code (for a housing loan, of that of ' +
      'the home), and the amount and time of the loan. It leaves no trace at a credit bureau. Without this I see the published ' +
      'figures of these lenders. I can withdraw it in my account at any time.',
  },
  {
    purpose: 'soft_questions',
    version: '1',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मेरी पहचान बताए बिना लेंडर से पूछ सकता है कि वे मुझे कितना लोन देंगे। उन्हें सिर्फ़ यह बताया जाता है: मेरी उम्र, मासिक आय (पढ़ाई के लोन ' +
      'में मेरे साथ दस्तख़त करने वाले की), काम का प्रकार, पिन कोड के पहले तीन अंक (घर के लोन में उस घर के), और लोन की रकम व अवधि। क्रेडिट ब्यूरो में ' +
      'इसका कोई निशान नहीं रहता। इसके बिना मुझे इन लेंडर की बताई हुई दरें दिखेंगी। मैं इसे अपने खाते में जाकर कभी भी वापस ले सकता/सकती हूँ।',
  },
  {
    purpose: 'messages',
    version: '3',
    language: 'en',
    product_type: null,
    text:
      '{brand} may send me SMS and e-mails about my own applications: what a lender has decided, what is missing, what I have to do ' +
      'next, and a link to go on where I stopped. It uses only my mobile number and e-mail for this. No advertising, no calls. I can ' +
      'withdraw this in my account at any time. What I ask for myself still comes: passcodes, a link that I ask for, voucher codes ' +
      'that I claim, and news of my complaints. So does a warning when my mobile number or e-mail address is changed, and word before ' +
      'and after my account is deleted.',
  },
  {
    purpose: 'messages',
    version: '3',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मुझे सिर्फ़ मेरे अपने आवेदनों के बारे में SMS और ईमेल भेज सकता है: लेंडर ने क्या फ़ैसला किया, क्या बाकी है, मुझे आगे क्या करना है, ' +
      'और जहाँ मैं रुका/रुकी वहीं से आगे बढ़ने का लिंक। इसके लिए सिर्फ़ मेरा मोबाइल नंबर और ईमेल इस्तेमाल होगा। न कोई विज्ञापन, न कोई कॉल। मैं इसे ' +
      'अपने खाते में जाकर कभी भी वापस ले सकता/सकती हूँ। जो मैं खुद माँगूँ वह तब भी आता है: पासकोड, मेरा माँगा हुआ लिंक, मेरे लिए हुए वाउचर के कोड, ' +
      'और मेरी शिकायतों की ख़बर। मेरा मोबाइल नंबर या ईमेल बदले जाने की चेतावनी, और खाता मिटने की सूचना, मिटने से पहले और बाद में, भी आती है।',
  },
]
