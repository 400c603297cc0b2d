import type { carry as english } from '../en/carry.ts'
import type { Translated } from '../translated.ts'

export const carry = {
  'carry.waiting_start': '{count, plural, one {# लेंडर} other {# लेंडर}}, {emi} महीने से',
  'carry.waiting_none': 'आपके जवाब तैयार हैं',
  'carry.waiting_text': 'आपके फ़ोन पर आया कोड इन्हें खोलता है और आपका ही रखता है।',
  'carry.waiting_card':
    '{count, plural, =0 {आपके जवाब यहाँ हैं} one {# लेंडर यहाँ इंतज़ार में है} other {# लेंडर यहाँ इंतज़ार में हैं}}',
  'carry.waiting_from': '{emi} महीने से',
  'carry.heading': 'आपके ऑफ़र, बस एक पल में',
  'carry.text': 'आपके जवाब सेव हो रहे हैं।',
  'carry.failed': 'आपके जवाब यहीं हैं। अभी सेव नहीं हो पाए।',
  'carry.again': 'फिर से कोशिश करें',
  'carry.change': 'मेरे जवाब बदलें',
  'carry.without': 'इनके बिना आगे बढ़ें',
  'carry.full_consent': 'सहमति की पूरी बात पढ़ें',
} satisfies Translated<typeof english>
