import type { titles as english } from '../en/titles.ts'
import type { Translated } from '../translated.ts'

export const titles = {
  'title.start': 'लोन लेने से पहले तुलना करें',
  'title.login': 'लॉग इन करें',
  'title.verification': 'अपना पासकोड डालें',
  'title.products': 'प्रोडक्ट',
  'title.terms': 'इस्तेमाल की शर्तें',
  'title.privacy': 'प्राइवेसी और कुकीज़',
  'title.ranking': 'हम ऑफ़र किस क्रम में दिखाते हैं',
  'title.lenders': 'हमारे लेंडर',
  'title.grievance': 'शिकायत अधिकारी',
  'title.details': 'आपकी जानकारी',
  'title.offers': 'आपके ऑफ़र',
  'title.key_facts': 'मुख्य तथ्य (अनुमान)',
  'title.welcome_back': 'फिर से स्वागत है',
  'title.lender_submit': 'अपना आवेदन भेजें',
  'title.lenders_transaction': 'लेंडर के पास आपका आवेदन',
  'title.application_status': 'आपका आवेदन',
  'title.consents': 'आपकी सहमतियाँ',
  'title.outbox': 'आउटबॉक्स',
  'title.kitchen_sink': 'सभी कंपोनेंट',
  'title.merchant': 'पार्टनर बनें',
  'title.merchant_success': 'अनुरोध भेजा गया',
  'title.hand_over': 'जहाँ रुके थे, वहीं से आगे बढ़ें',
  'title.social': 'हम क्या करते हैं',
  'title.solar': 'सोलर के लिए लोन',
  'title.not_found': 'पेज नहीं मिला',
  'description.site':
    '{count, plural, one {# लेंडर} other {# लेंडर}} के {compared, select, both {लोन और कार्ड} cards {कार्ड} other {लोन}} की तुलना करें: आवेदन से पहले जानें कि हर एक की लागत क्या है।',
} satisfies Translated<typeof english>
