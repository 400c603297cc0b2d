import type { Translated } from '../translated.ts'
import type { lenderPages as english } from '../en/lender-pages.ts'

export const lenderPages = {
  'lender_page.heading': '{lender} के साथ आगे बढ़ें',
  'lender_page.heading_plain': 'लेंडर के पास आपका आवेदन',
  'lender_page.step': 'कदम {number}, कुल {steps}',
  'lender_page.for': '{amount}, {tenure} के लिए',
  'lender_page.unknown': 'इस लेंडर को कोई आवेदन नहीं दिया गया है। कुछ भी नहीं भेजा गया।',
  'lender_page.optional': 'ज़रूरी नहीं',
  'lender_page.choose_day': 'DD/MM/YYYY, {first} से {last} तक',
  'lender_page.send': '{lender} को भेजें',
  'lender_page.sent_once':
    'यह सिर्फ़ {lender} को जाता है। हम इसमें से कुछ नहीं रखते; {lender} को मिलने तक यह इसी ब्राउज़र में रहता है।',
  'lender_page.busy': 'आपके जवाब {lender} को भेजे जा रहे हैं।',
  'lender_page.lost': 'कोई जवाब नहीं आया। फिर से दबाएँ: कुछ भी दो बार नहीं जाएगा।',
  'lender_page.not_answering': '{lender} अभी जवाब नहीं दे रहा। आपका भरा हुआ सब यहीं है। एक मिनट बाद फिर कोशिश करें।',
  'lender_page.check': 'कृपया निशान लगे जवाब देखें',
  'lender_page.leave': '{lender} की साइट पर आगे बढ़ें',
  'lender_page.leave_text': 'आप {lender} की साइट पर जाएँगे और फिर यहीं लौट आएँगे।',
  'lender_page.not_done': '{lender} की साइट पर काम पूरा होने से पहले आप लौट आए। जहाँ रुके थे वहीं से आगे बढ़ सकते हैं।',
  'lender_page.return_refused': 'लौटने का यह लिंक अब मान्य नहीं है। आपका आवेदन कहाँ तक पहुँचा, यह नीचे है।',
  'lender_page.returning': 'लेंडर ने क्या बताया, यह हम देख रहे हैं।',
  'lender_page.passcode.send': 'पासकोड मँगाएँ',
  'lender_page.passcode.again': 'दूसरा पासकोड मँगाएँ',
  'lender_page.passcode.again_in': 'दूसरा पासकोड {seconds} सेकंड बाद मँगा सकते हैं',
  'lender_page.passcode.sent_to': '{lender} ने {to} पर पासकोड भेजा है।',
  'lender_page.passcode.sent': '{lender} ने पासकोड भेजा है।',
  'lender_page.passcode.label': '{lender} का छह अंकों का पासकोड',
  'lender_page.passcode.hint': 'यह 10 मिनट तक चलता है। {lender} इसे फ़ोन पर कभी नहीं पूछता।',
  'lender_page.passcode.tries': '{tries, plural, one {# मौका बाकी} other {# मौके बाकी}}',
  'lender_page.passcode.confirm': 'पक्का करें',
  'lender_page.passcode.no_more':
    'अभी और पासकोड नहीं भेजे जा सकते। {time} के बाद फिर कोशिश करें, या अपने दूसरे ऑफ़र देखें।',
  'lender_page.passcode.demo': 'इस डेमो में लेंडर का पासकोड आपके मोबाइल नंबर के आख़िरी छह अंक हैं।',
  'lender_page.state.sending': 'आपका आवेदन भेजा जा रहा है',
  'lender_page.state.sending_text':
    'हम इसे {lender} तक पहुँचा रहे हैं। यह पेज अपने आप आगे बढ़ेगा; आप बाद में भी लौट सकते हैं।',
  'lender_page.state.pending': '{lender} को जो चाहिए था, मिल गया',
  'lender_page.state.pending_text':
    'अब वह जाँच करके फ़ैसला लेगा। आपको कुछ नहीं करना है: जवाब इसी पेज पर और “आपका आवेदन” में दिखेगा।',
  'lender_page.state.approved': '{lender} ने हाँ कर दी है',
  'lender_page.state.approved_text':
    'साइन करने से पहले सैंक्शन लेटर और मुख्य तथ्य विवरण पढ़ें: असली ब्याज दर, शुल्क और APR वही हैं जो उनमें लिखे हैं। साइन करने तक आप पर कोई बंधन नहीं है।',
  'lender_page.state.approved_amount': 'मंज़ूर रकम: {amount}',
  'lender_page.state.declined': '{lender} ने इस बार मना कर दिया',
  'lender_page.state.declined_next': 'अब आप क्या कर सकते हैं',
  'lender_page.state.declined_offers':
    'एक लेंडर की ना सबकी ना नहीं होती। देखें कि आपकी दी हुई जानकारी से और कौन से ऑफ़र मेल खाते हैं।',
  'lender_page.state.declined_reason_missing':
    '{lender} ने कारण नहीं बताया है। आप पूछ सकते हैं: बैंक को मुख्य कारण बताना होता है।',
  'lender_page.state.error': 'आपका आवेदन पहुँच नहीं पाया',
  'lender_page.state.withdrawn': 'आपने यह आवेदन वापस ले लिया है',
  'lender_page.to_offers': 'मेल खाने वाले ऑफ़र देखें',
  'lender_page.contact': 'सवाल या शिकायत: {contact}',
} as const satisfies Translated<typeof english>
