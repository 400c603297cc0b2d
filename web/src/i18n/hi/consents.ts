import type { consents as english } from '../en/consents.ts'
import type { Translated } from '../translated.ts'

export const consents = {
  'consents.heading': 'आपकी सहमतियाँ',
  'consents.intro':
    'यहाँ आपने जिन-जिन बातों पर हाँ कहा है, शब्द-दर-शब्द। वापस लेना उतना ही आसान है जितना देना था, और इसका कोई पैसा नहीं।',
  'consents.loading': 'आपकी सहमतियाँ खुल रही हैं',
  'consents.load_failed': 'आपकी सहमतियाँ नहीं खुल पाईं',
  'consents.try_again': 'फिर कोशिश करें',
  'consents.none': 'आपकी कोई सहमति दर्ज नहीं है।',
  'consents.choices_heading': 'आपकी मर्ज़ी',
  'consents.agreed': 'आपने हाँ कहा है',
  'consents.not_agreed': 'आपने हाँ नहीं कहा',
  'consents.agree': 'सहमति दें',
  'consents.given_heading': 'चालू',
  'consents.ended_heading': 'वापस ली हुई',
  'consents.purpose.terms': '{brand} का इस्तेमाल',
  'consents.purpose.soft_questions': 'आपका नाम बताए बिना लेंडर से पूछना',
  'consents.purpose.messages': 'आपके आवेदनों के बारे में संदेश',
  'consents.purpose.calls': 'आपके आवेदनों के बारे में कॉल',
  'consents.purpose.offers': 'SMS और ईमेल से ऑफ़र',
  'consents.purpose.share': '{lender} के लिए आपकी जानकारी',
  'consents.purpose.insurance': 'इंश्योरेंस के लिए {lender} के पास भेजा जाना',
  'consents.to': 'किसे दी',
  'consents.given_at': 'कब दी',
  'consents.withdrawn_at': 'कब वापस ली',
  'consents.version': 'शब्द',
  'consents.version_of': 'वर्शन {version}, {language, select, hi {हिन्दी} other {अंग्रेज़ी}} में',
  'consents.words': 'आपने किस पर हाँ कहा',
  'consents.withdraw': 'वापस लें',
  'consents.causes.terms':
    'इसे वापस लेने से सब खत्म हो जाता है: बाकी सहमतियाँ भी, चालू आवेदन रद्द होते हैं, लेंडरों को बताया जाता है, और आप लॉग आउट हो जाते हैं। {days} दिन बाद आपका खाता और जानकारी मिटा दी जाती है, सिवाय उसके जो कानून रखवाता है। तब तक आप लॉग इन करके फिर सहमति दे सकते हैं।',
  'consents.causes.soft_questions':
    'वापस लेने पर ऐसे सवाल तुरंत बंद हो जाते हैं। जो लेंडर पक्का ऑफ़र देते, वे तब अपनी बताई हुई दरें दिखाते हैं।',
  'consents.causes.messages':
    'वापस लेने पर आपके आवेदनों के बारे में SMS और ईमेल तुरंत बंद हो जाते हैं। जो आप खुद माँगें वह तब भी आता है: पासकोड, आपका माँगा हुआ लिंक, आपके लिए हुए वाउचर के कोड, आपकी शिकायतों की ख़बर, और खाता मिटने की सूचना। आपका मोबाइल नंबर या ईमेल बदले जाने की चेतावनी भी आती है।',
  'consents.causes.calls':
    'वापस लेने पर आपके आवेदनों के बारे में कॉल तुरंत बंद हो जाती हैं। जो कॉल आप खुद माँगें वह तब भी आती है।',
  'consents.causes.offers': 'वापस लेने पर ऑफ़र और सेवा के बारे में सवाल तुरंत बंद हो जाते हैं।',
  'consents.causes.share':
    'इसे वापस लेने से {lender} को दिया आवेदन रद्द हो जाता है, अगर वह अभी चल रहा है। हम {lender} को और कुछ नहीं देते और उसे बता देते हैं। कानून के हिसाब से जो उसे रखना है वह उसके पास रहता है।',
  'consents.causes.insurance':
    'इसे वापस लेने से यह रेफ़रल बंद हो जाता है: यहाँ से {lender} पर जाने का रास्ता नहीं रहेगा। जो आपने {lender} को खुद बताया वह उसके पास रहेगा।',
  'consents.confirm.terms': 'सब कुछ वापस लेकर लॉग आउट करें?',
  'consents.confirm.share': '{lender} से अपनी जानकारी की सहमति वापस लें?',
  'consents.confirm.insurance': '{lender} वाला रेफ़रल बंद करें?',
  'consents.keep': 'रहने दें',
  'consents.do': 'वापस लें',
} satisfies Translated<typeof english>
