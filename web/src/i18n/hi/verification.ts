import type { verification as english } from '../en/verification.ts'
import type { Translated } from '../translated.ts'

export const verification = {
  'verification.heading': 'अपना पासकोड डालें',
  'verification.card_heading': 'लॉग इन करें, फिर बैंक की साइट पर आवेदन',
  'verification.card_text': 'पासकोड के बाद आप अपने चुने हुए कार्ड पर लौटेंगे।',
  'verification.sent_to': '{to} पर भेजा गया',
  'verification.sent': 'हमने आपको छह अंक भेजे हैं',
  'verification.change': 'बदलें',
  'verification.passcode': 'छह अंकों का पासकोड',
  'verification.valid_for': 'यह 5 मिनट तक चलेगा।',
  'verification.continue': 'आगे बढ़ें',
  'verification.resend': 'नया पासकोड भेजें',
  'verification.resend_in': 'कोड नहीं आया? नया कोड {clock} में',
  'verification.by_email': 'ईमेल से',
  'verification.sent_again': 'नया पासकोड {to} पर भेजा जा रहा है। पहले वाला अब काम नहीं करेगा।',
  'verification.start_again': 'नया पासकोड मँगाएँ',
  'verification.handed_over': 'अब आप यहीं आगे बढ़ेंगे।',
  'verification.demo': 'यह डेमो है: संदेश यहाँ मिलेंगे,',
  'verification.outbox': 'आउटबॉक्स',
} satisfies Translated<typeof english>
