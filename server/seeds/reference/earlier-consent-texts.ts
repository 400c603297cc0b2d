import type { ConsentText } from '@marketplace/contract/customers/consents'

/** Words that were in use before: whoever has them on a page that is open still may agree to them. */
export const earlierConsentTexts: readonly ConsentText[] = [
  {
    purpose: 'terms',
    version: '2',
    language: 'en',
    product_type: null,
    text:
      'I am 18 or older and I agree to the terms of use and the privacy policy of {brand}. {brand} may keep and use my mobile ' +
      'number, e-mail, name, birth date, gender, PAN, address, work, income, loan and bank details, what I tell it for a loan ' +
      'about my business, gold, home, course or vehicle, and what I do and choose on this site, ' +
      'to show me the products that match me and to fill in the applications that I choose to make. To show me their answer it ' +
      'may ask lenders whether they would lend, without saying who I am: only my age, monthly income (for a student loan, that of ' +
      'whoever signs with me), kind of work, the first three digits of my PIN code (for a housing loan, of that of the home), and ' +
      'the amount and time of the loan. Nothing else goes to a lender until I agree to that ' +
      'lender by name. I pay {brand} nothing; lenders pay it. I can see, correct or erase my details and ' +
      'withdraw this consent in my account at any time; {brand} then keeps only what the law demands. I can complain to the ' +
      'grievance officer of {brand}, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'terms',
    version: '2',
    language: 'hi',
    product_type: null,
    text:
      'मेरी उम्र 18 साल या उससे ज़्यादा है और मैं {brand} की उपयोग की शर्तों और गोपनीयता नीति से सहमत हूँ। {brand} मेरा मोबाइल नंबर, ईमेल, ' +
      'नाम, जन्म तारीख, लिंग, पैन, पता, और काम, आय, लोन व बैंक की जानकारी, किसी लोन के लिए मैं अपने बिज़नेस, सोने, घर, कोर्स या गाड़ी के ' +
      'बारे में जो बताऊँ, और इस साइट पर मैंने क्या किया और क्या चुना, यह रख और इस्तेमाल कर सकता है। यह सिर्फ़ इसलिए है कि मुझे मेरे लायक ' +
      'प्रोडक्ट दिखाए जाएँ और जो आवेदन मैं करना चाहूँ वे भरे जाएँ। {brand} ' +
      'लेंडर से पूछ सकता है कि वह लोन देगा या नहीं, ताकि उसका जवाब मुझे दिखाया जा सके। इसमें मेरी पहचान नहीं बताई जाती: सिर्फ़ उम्र, मासिक आय ' +
      '(पढ़ाई के लोन में मेरे साथ दस्तख़त करने वाले की), काम का प्रकार, पिन कोड के पहले तीन अंक (घर के लोन में उस घर के), और लोन की रकम व अवधि। ' +
      'जब तक मैं किसी लेंडर का नाम देखकर सहमति न दूँ, उसे और कुछ नहीं भेजा ' +
      'जाता। {brand} मुझसे कोई पैसा नहीं लेता; पैसा लेंडर देते हैं। मैं अपनी जानकारी कभी भी देख, ' +
      'सुधार या मिटवा सकता/सकती हूँ और अपने खाते में जाकर यह सहमति वापस ले सकता/सकती हूँ; उसके बाद {brand} सिर्फ़ वही रखता है जो कानून के ' +
      'हिसाब से ज़रूरी है। मैं {brand} के शिकायत अधिकारी से और उसके बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत ' +
      'कर सकता/सकती हूँ।',
  },
  {
    purpose: 'messages',
    version: '2',
    language: 'en',
    product_type: null,
    text:
      '{brand} may send me SMS and e-mails about my own applications: what a lender has decided, what is missing, what I ' +
      'have to do next, and a link to go on where I stopped. It uses only my mobile number and my e-mail address for this, sends ' +
      'no advertising and makes no calls. I can withdraw this in my account at any time. These messages then stop. What I ask for ' +
      'myself still comes: passcodes, a link that I ask for, voucher codes that I claim, news of my complaints, and word that my ' +
      'account is deleted. So does a warning when my mobile number or e-mail address is changed.',
  },
  {
    purpose: 'messages',
    version: '2',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मुझे सिर्फ़ मेरे अपने आवेदनों के बारे में SMS और ईमेल भेज सकता है: लेंडर ने क्या फ़ैसला किया, क्या बाकी है, मुझे आगे क्या करना है, ' +
      'और जहाँ मैं रुका/रुकी वहीं से आगे बढ़ने का लिंक। इसके लिए सिर्फ़ मेरा मोबाइल नंबर और ईमेल इस्तेमाल होगा। न कोई विज्ञापन भेजा जाएगा, न कोई ' +
      'कॉल की जाएगी। मैं इसे अपने खाते में जाकर कभी भी वापस ले सकता/सकती हूँ। उसके बाद ये संदेश बंद हो जाते हैं। जो मैं खुद माँगूँ वह तब भी आता है: ' +
      'पासकोड, मेरा माँगा हुआ लिंक, मेरे लिए हुए वाउचर के कोड, मेरी शिकायतों की ख़बर, और खाता मिटने की सूचना। मेरा मोबाइल नंबर या ईमेल बदले ' +
      'जाने की चेतावनी भी आती है।',
  },
  {
    purpose: 'terms',
    version: '1',
    language: 'en',
    product_type: null,
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
    product_type: null,
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
    product_type: null,
    text:
      '{brand} may send me SMS and e-mails about my own applications: what a lender has decided, what is missing and what I ' +
      'have to do next. It uses only my mobile number and my e-mail address for this, sends no advertising and makes no calls. ' +
      'I can withdraw this in my account at any time. The messages then stop, except the passcodes that I ask for myself.',
  },
  {
    purpose: 'messages',
    version: '1',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मुझे सिर्फ़ मेरे अपने आवेदनों के बारे में SMS और ईमेल भेज सकता है: लेंडर ने क्या फ़ैसला किया, क्या बाकी है और मुझे आगे क्या करना ' +
      'है। इसके लिए सिर्फ़ मेरा मोबाइल नंबर और ईमेल इस्तेमाल होगा। न कोई विज्ञापन भेजा जाएगा, न कोई कॉल की जाएगी। मैं इसे अपने खाते में जाकर ' +
      'कभी भी वापस ले सकता/सकती हूँ। उसके बाद संदेश बंद हो जाते हैं, सिर्फ़ वे पासकोड आते हैं जो मैं खुद मँगाऊँ।',
  },
]
