import type { ConsentText } from '@marketplace/contract/consents'

/**
 * The words that customers agree to. `{brand}` and `{lender}` stand for names. Each says which data, what for, and how to
 * withdraw and complain (DPDP Act 2023, sections 5 and 6; RBI Digital Lending Directions, 2025). The list of data in `share`
 * is the list of what an application hands to a lender. Words that someone has agreed to keep their version for good:
 * other words are a new version.
 */
export const consentTexts: readonly ConsentText[] = [
  {
    purpose: 'terms',
    version: '1',
    language: 'en',
    text:
      'I am 18 or older and I agree to the terms of use and the privacy policy of {brand}. {brand} may keep and use my mobile ' +
      'number, e-mail, name, birth date, gender, PAN, address, work, income, loan and bank details and what I do on this site, ' +
      'to show me the products that match me and to fill in the applications that I choose to make. To show me their answer it ' +
      'may ask lenders whether they would lend, without saying who I am: only my age, monthly income, kind of work, the first ' +
      'three digits of my PIN code, and the amount and time of the loan. Nothing else goes to a lender until I agree to that ' +
      'lender by name. I pay {brand} nothing; lenders pay it. I can see, correct or erase my details and ' +
      'withdraw this consent in my account at any time; {brand} then keeps only what the law demands. I can complain to the ' +
      'grievance officer of {brand}, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'terms',
    version: '1',
    language: 'hi',
    text:
      'मेरी उम्र 18 साल या उससे ज़्यादा है और मैं {brand} की उपयोग की शर्तों और गोपनीयता नीति से सहमत हूँ। {brand} मेरा मोबाइल नंबर, ईमेल, ' +
      'नाम, जन्म तारीख, लिंग, पैन, पता, और काम, आय, लोन व बैंक की जानकारी रख और इस्तेमाल कर सकता है, साथ ही यह भी कि मैंने इस साइट पर ' +
      'क्या किया। यह सिर्फ़ इसलिए है कि मुझे मेरे लायक प्रोडक्ट दिखाए जाएँ और जो आवेदन मैं करना चाहूँ वे भरे जाएँ। {brand} ' +
      'लेंडर से पूछ सकता है कि वह लोन देगा या नहीं, ताकि उसका जवाब मुझे दिखाया जा सके। इसमें मेरी पहचान नहीं बताई जाती: सिर्फ़ उम्र, मासिक आय, ' +
      'काम का प्रकार, पिन कोड के पहले तीन अंक, और लोन की रकम व अवधि। जब तक मैं किसी लेंडर का नाम देखकर सहमति न दूँ, उसे और कुछ नहीं भेजा ' +
      'जाता। {brand} मुझसे कोई पैसा नहीं लेता; पैसा लेंडर देते हैं। मैं अपनी जानकारी कभी भी देख, ' +
      'सुधार या मिटवा सकता/सकती हूँ और अपने खाते में जाकर यह सहमति वापस ले सकता/सकती हूँ; उसके बाद {brand} सिर्फ़ वही रखता है जो कानून के ' +
      'हिसाब से ज़रूरी है। मैं {brand} के शिकायत अधिकारी से और उसके बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत ' +
      'कर सकता/सकती हूँ।',
  },
  {
    purpose: 'messages',
    version: '1',
    language: 'en',
    text:
      '{brand} may send me SMS and e-mails about my own applications: what a lender has decided, what is missing and what I ' +
      'have to do next. It uses only my mobile number and my e-mail address for this, sends no advertising and makes no calls. ' +
      'I can withdraw this in my account at any time. The messages then stop, except the passcodes that I ask for myself.',
  },
  {
    purpose: 'messages',
    version: '1',
    language: 'hi',
    text:
      '{brand} मुझे सिर्फ़ मेरे अपने आवेदनों के बारे में SMS और ईमेल भेज सकता है: लेंडर ने क्या फ़ैसला किया, क्या बाकी है और मुझे आगे क्या करना ' +
      'है। इसके लिए सिर्फ़ मेरा मोबाइल नंबर और ईमेल इस्तेमाल होगा। न कोई विज्ञापन भेजा जाएगा, न कोई कॉल की जाएगी। मैं इसे अपने खाते में जाकर ' +
      'कभी भी वापस ले सकता/सकती हूँ। उसके बाद संदेश बंद हो जाते हैं, सिर्फ़ वे पासकोड आते हैं जो मैं खुद मँगाऊँ।',
  },
  {
    purpose: 'share',
    version: '1',
    language: 'en',
    text:
      '{brand} may give {lender} these details, for this one loan application only: my name, birth date, gender, PAN, mobile ' +
      'number, e-mail, address and PIN code, kind of residence and rent, education, employment, employer and office PIN code, ' +
      'monthly and household income, how my salary is paid, my EMIs, credit score band, bank account number and IFSC, and the ' +
      'amount, time and purpose of the loan. {lender} uses them to check who I am and whether it can lend to me, and may ask a ' +
      'credit bureau for my report, which the bureau records as an enquiry. {lender} may call or write to me about this ' +
      'application. I can withdraw this on the page of this application or in my account at any time: {brand} then shares ' +
      'nothing more and tells {lender} so. What the law makes {lender} keep stays with {lender}. I can complain to the grievance ' +
      'officers of {lender} and {brand}, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'share',
    version: '1',
    language: 'hi',
    text:
      '{brand} सिर्फ़ इस एक लोन आवेदन के लिए मेरी यह जानकारी {lender} को दे सकता है: नाम, जन्म तारीख, लिंग, पैन, मोबाइल नंबर, ईमेल, पता और पिन ' +
      'कोड, घर अपना है या किराए का और किराया, पढ़ाई, रोज़गार, कंपनी और ऑफ़िस का पिन कोड, मासिक आय और पूरे परिवार की आय, सैलरी कैसे मिलती ' +
      'है, चल रही ईएमआई, क्रेडिट स्कोर का दायरा, बैंक खाता नंबर और IFSC, और लोन की रकम, अवधि और वजह। {lender} इससे मेरी पहचान जाँचेगा और यह ' +
      'देखेगा कि वह मुझे लोन दे सकता है या नहीं। इसके लिए वह क्रेडिट ब्यूरो से मेरी रिपोर्ट मँगा सकता है, जिसे ब्यूरो एक पूछताछ (enquiry) के रूप में ' +
      'दर्ज करता है। {lender} इस आवेदन के बारे में मुझे कॉल या संदेश कर सकता है। मैं इस आवेदन के पेज पर या अपने खाते में जाकर यह सहमति कभी भी ' +
      'वापस ले सकता/सकती हूँ: तब {brand} आगे कुछ नहीं देगा और {lender} को बता देगा। जो जानकारी कानून के हिसाब से {lender} को रखनी होती है वह ' +
      'उसके पास रहेगी। मैं {lender} और {brand} के शिकायत अधिकारियों से और उसके बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) ' +
      'से शिकायत कर सकता/सकती हूँ।',
  },
  {
    purpose: 'insurance',
    version: '1',
    language: 'en',
    text:
      '{brand} may refer me to {lender}, which holds the insurance licence, for this one plan. On the way {brand} hands over a ' +
      'reference number and the name of the plan, and nothing else about me. On its own site {lender} asks me for the details that ' +
      'a quote needs, and may share them with the insurer of this plan. {brand} does not advise me on insurance and does not sell ' +
      'it, and I am not bound to buy anything. I can withdraw this in my account at any time: {brand} then closes the referral. ' +
      'What I have told {lender} myself stays with {lender}. I can complain to the grievance officer of {brand}, who acknowledges ' +
      'it within 5 working days, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'insurance',
    version: '1',
    language: 'hi',
    text:
      '{brand} मुझे सिर्फ़ इस एक प्लान के लिए {lender} के पास भेज सकता है, जिसके पास इंश्योरेंस का लाइसेंस है। इसमें {brand} सिर्फ़ एक रेफ़रेंस नंबर ' +
      'और प्लान का नाम देता है, मेरे बारे में और कुछ नहीं। {lender} अपनी साइट पर मुझसे वह जानकारी माँगेगा जो प्रीमियम बताने के लिए चाहिए, और उसे ' +
      'इस प्लान की इंश्योरेंस कंपनी को दे सकता है। {brand} इंश्योरेंस की सलाह नहीं देता और उसे बेचता नहीं, और मुझ पर कुछ खरीदने की कोई बंदिश ' +
      'नहीं है। मैं अपने खाते में जाकर यह सहमति कभी भी वापस ले सकता/सकती हूँ: तब {brand} यह रेफ़रल बंद कर देगा। जो मैंने {lender} को खुद बताया है ' +
      'वह उसके पास रहेगा। मैं {brand} के शिकायत अधिकारी से शिकायत कर सकता/सकती हूँ, जो 5 कामकाजी दिनों में शिकायत मिलने की सूचना देंगे, और उसके ' +
      'बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से।',
  },
]
