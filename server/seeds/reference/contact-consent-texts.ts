import type { ConsentText } from '@marketplace/contract/customers/consents'

/** Consents to calls and to news of offers. Nobody is asked for them at a start: they are switches on the page of consents. */
export const contactConsentTexts: readonly ConsentText[] = [
  {
    purpose: 'calls',
    version: '1',
    language: 'en',
    product_type: null,
    text:
      '{brand} may call my mobile number about my own applications: what a lender asks for, what is missing, what I have to do next. At ' +
      'most one call a day, from 09:30 to 19:00. No advertising. I can withdraw this in my account or on any call, and each call stands ' +
      'under "How we contacted you". I can complain to the grievance officer, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'calls',
    version: '1',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मेरे अपने आवेदनों के बारे में मेरे मोबाइल नंबर पर कॉल कर सकता है: लेंडर क्या माँगता है, क्या बाकी है, आगे मुझे क्या करना है। दिन में ज़्यादा से ' +
      'ज़्यादा एक कॉल, सुबह 09:30 से शाम 19:00 तक। कोई विज्ञापन नहीं। मैं इसे अपने खाते में या किसी भी कॉल पर वापस ले सकता/सकती हूँ, और हर कॉल "हमने ' +
      'आपसे कैसे संपर्क किया" पेज पर दिखती है। शिकायत मैं शिकायत अधिकारी से और उसके बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से ' +
      'कर सकता/सकती हूँ।',
  },
  {
    purpose: 'offers',
    version: '1',
    language: 'en',
    product_type: null,
    text:
      '{brand} may send me SMS and e-mails with offers of loans, cards and insurance, and ask how I found the service. It uses only my mobile ' +
      'number, my e-mail and what I applied for. At most two messages a week, not from 21:00 to 10:00, not on Sundays. My data go to ' +
      'nobody for this. I can withdraw this in my account at any time. I can complain to the grievance officer, and after that to the ' +
      'Data Protection Board of India.',
  },
  {
    purpose: 'offers',
    version: '1',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मुझे लोन, कार्ड और इंश्योरेंस के ऑफ़र SMS और ईमेल से भेज सकता है, और पूछ सकता है कि सेवा कैसी लगी। इसके लिए सिर्फ़ मेरे मोबाइल नंबर, ईमेल और ' +
      'मेरे आवेदनों का इस्तेमाल होता है। हफ़्ते में ज़्यादा से ज़्यादा दो संदेश, रात 21:00 से सुबह 10:00 तक और रविवार को कोई नहीं। इसके लिए मेरी जानकारी किसी ' +
      'को नहीं दी जाती। मैं इसे अपने खाते में कभी भी वापस ले सकता/सकती हूँ। शिकायत मैं शिकायत अधिकारी से और उसके बाद भारत के डेटा संरक्षण बोर्ड ' +
      '(Data Protection Board of India) से कर सकता/सकती हूँ।',
  },
]
