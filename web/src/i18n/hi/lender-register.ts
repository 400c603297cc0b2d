import type { lenderRegister as english } from '../en/lender-register.ts'
import type { Translated } from '../translated.ts'

/** The list of lenders and the processors under the privacy policy. */
export const lenderRegister: Translated<typeof english> = {
  'lenders.registered_as':
    '{kind, select, bank {कमर्शियल बैंक} small_finance_bank {स्मॉल फ़ाइनेंस बैंक} regional_rural_bank {क्षेत्रीय ग्रामीण बैंक} cooperative_bank {सहकारी बैंक} nbfc_upper_layer {एनबीएफ़सी, अपर लेयर} nbfc_middle_layer {एनबीएफ़सी, मिडिल लेयर} nbfc {एनबीएफ़सी} microfinance_institution {माइक्रोफ़ाइनेंस एनबीएफ़सी} other {हाउसिंग फ़ाइनेंस कंपनी}}',
  'lenders.number': 'आरबीआई रजिस्ट्रेशन',
  'lenders.website': 'वेबसाइट',
  'lenders.role': 'हम इसके लिए क्या करते हैं',
  'lenders.role_of':
    '{role, select, referral {इसके ऑफ़र दिखाते हैं और आपको इसकी साइट तक ले जाते हैं} applications {इसके ऑफ़र दिखाते हैं, आपका आवेदन लेकर आगे भेजते हैं} other {इसके ऑफ़र दिखाते हैं, आवेदन आगे भेजते हैं और आवेदन के दौरान इसके सवाल आप तक पहुँचाते हैं}}',
  'lenders.recovery': 'वसूली एजेंट',
  'lenders.recovery_in_agreement': 'लेंडर के लोन समझौते में बताए गए हैं',
  'lenders.nodal': 'नोडल अधिकारी',
  'lenders.kfs': 'मुख्य तथ्य विवरण (KFS)',
  'processors.title': 'हमारे लिए काम करने वाली कंपनियाँ',
  'processors.none': 'अभी कोई कंपनी हमारे लिए आपकी जानकारी पर काम नहीं करती।',
  'processors.in': 'जानकारी कहाँ: {country}',
}
