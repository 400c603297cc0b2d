import type { start as english } from '../en/start.ts'
import type { Translated } from '../translated.ts'

export const start = {
  'start.heading':
    '{count, plural, one {# लेंडर} other {# लेंडरों}} के {compared, select, both {लोन और कार्ड} cards {कार्ड} other {लोन}} की तुलना करें।',
  'start.heading_cards': 'क्रेडिट कार्ड की तुलना करें।',
  'start.see_cards': 'क्रेडिट कार्ड देखें',
  'start.see_cost': 'आवेदन से पहले देखें कि कौन-सा कितने का पड़ेगा।',
  'start.heading_none': '{brand} में लॉग इन करें',
  'start.not_open':
    'अभी यहाँ किसी चीज़ के लिए आवेदन नहीं हो सकता। लॉग इन करके आप अपनी जानकारी और सहमतियाँ देख सकते हैं।',
  'start.mobile': 'मोबाइल नंबर',
  'start.email': 'ईमेल',
  'start.use_email': 'इसकी जगह ईमेल डालें',
  'start.use_mobile': 'इसकी जगह मोबाइल नंबर डालें',
  'start.send': 'पासकोड भेजें',
  'start.too_many': '{words}। या फिर {kind, select, email {मोबाइल नंबर} other {ईमेल}} से पासकोड मँगाएँ।',
  'start.optional': 'ज़रूरी नहीं:',
  'start.ranges': 'यहाँ के लेंडर क्या बताते हैं',
  'start.ranges_note': 'लेंडर आज जो बताते हैं, उसमें सबसे कम से सबसे ज़्यादा तक। आपकी ब्याज दर लेंडर तय करेगा।',
  'start.free': 'आपके लिए मुफ़्त: हमें पैसे लेंडर देते हैं।',
  'start.every_match': 'जो भी लेंडर मेल खाए, हम सब दिखाते हैं, और किस क्रम में, यह आप खुद जाँच सकते हैं।',
  'start.no_calls': 'आप न कहें तो कोई फ़ोन नहीं।',
} satisfies Translated<typeof english>
