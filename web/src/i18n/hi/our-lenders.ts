import type { ourLenders as english } from '../en/our-lenders.ts'
import type { Translated } from '../translated.ts'

export const ourLenders = {
  'lenders.lead':
    '{count, plural, one {# लेंडर} other {# लेंडर}}: {banks, plural, one {# बैंक} other {# बैंक}}, {nbfcs, plural, one {# NBFC या बाकी} other {# NBFC और बाकी}}। फ़ैसला लेंडर करता है, लोन वही देता है और ज़िम्मेदारी भी उसी की है।',
  'lenders.search': 'नाम से लेंडर खोजें (अंग्रेज़ी में लिखें)',
  'lenders.by_kind': 'किस तरह का लेंडर',
  'lenders.by_product': 'कौन-सा लोन',
  'lenders.all': 'सभी {count}',
  'lenders.banks': 'बैंक {count}',
  'lenders.nbfcs': 'NBFC और बाकी {count}',
  'lenders.all_loans': 'सभी लोन',
  'lenders.of_product': '{name} {count}',
  'lenders.shown': '{count, plural, one {# लेंडर} other {# लेंडर}}, A से Z',
  'lenders.rest': '{count, plural, one {बाकी # दिखाएँ} other {बाकी # दिखाएँ}}',
  'lenders.no_match': 'इस नाम का कोई लेंडर यहाँ नहीं है।',
  'lenders.clear': 'सभी दिखाएँ',
  'lenders.lender': 'लेंडर',
  'lenders.amount': 'रकम',
  'lenders.time': 'समय',
  'lenders.apr_from': '{low} से',
  'lenders.apr_to': 'ज़्यादा से ज़्यादा {high}',
  'lenders.span': '{least}–{most}',
  'lenders.years': '{least}–{most} साल',
  'lenders.months': '{least}–{most} महीने',
  'lenders.no_apr': 'कीमत नहीं बताई',
  'lenders.complain': 'शिकायत',
  'lenders.apr_note': 'APR {amount} पर, {time} के लिए; फ़ीस GST सहित जोड़ी है।',
  'lenders.to_loan': 'देखें यह लोन कितने का पड़ेगा',
  'lenders.basis':
    'हर लेंडर की आज बताई हुई बातों से। APR: ब्याज और फ़ीस मिलाकर साल की दर; आपकी अलग हो सकती है। क्रम नाम का है, A से Z।',
  'lenders.kind_of':
    '{kind, select, bank {बैंक} small_finance_bank {स्मॉल फ़ाइनेंस बैंक} regional_rural_bank {ग्रामीण बैंक} cooperative_bank {सहकारी बैंक} housing_finance_company {हाउसिंग फ़ाइनेंस} microfinance_institution {माइक्रोफ़ाइनेंस} other {NBFC}}',
  'lenders.registered_as':
    '{kind, select, bank {कमर्शियल बैंक} small_finance_bank {स्मॉल फ़ाइनेंस बैंक} regional_rural_bank {क्षेत्रीय ग्रामीण बैंक} cooperative_bank {सहकारी बैंक} nbfc_upper_layer {NBFC, अपर लेयर} nbfc_middle_layer {NBFC, मिडिल लेयर} nbfc {NBFC} microfinance_institution {माइक्रोफ़ाइनेंस NBFC} other {हाउसिंग फ़ाइनेंस कंपनी}}',
  'lenders.number': 'RBI रजिस्ट्रेशन',
  'lenders.website': 'वेबसाइट',
  'lenders.role': 'हम इसके लिए क्या करते हैं',
  'lenders.role_of':
    '{role, select, referral {इसके ऑफ़र दिखाते हैं और आपको इसकी साइट तक ले जाते हैं} applications {इसके ऑफ़र दिखाते हैं, आपका आवेदन लेकर आगे भेजते हैं} other {इसके ऑफ़र दिखाते हैं, आवेदन आगे भेजते हैं और आवेदन के दौरान इसके सवाल आप तक पहुँचाते हैं}}',
  'lenders.links': 'उसकी अपनी साइट पर',
  'lenders.recovery': 'वसूली एजेंट',
  'lenders.recovery_in_agreement': 'लेंडर के लोन समझौते में बताए गए हैं',
  'lenders.nodal': 'नोडल अधिकारी',
  'lenders.kfs': 'मुख्य तथ्य विवरण (KFS)',
  'lenders.none': 'अभी कोई लेंडर सूची में नहीं है।',
  'lenders.grievance': 'शिकायत',
} satisfies Translated<typeof english>
