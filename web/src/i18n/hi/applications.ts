import type { applications as english } from '../en/applications.ts'
import type { Translated } from '../translated.ts'
import { rejectReasons } from './reject-reasons.ts'

export const applications = {
  ...rejectReasons,
  'applications.heading': 'आपका आवेदन',
  'applications.loading': 'आपका आवेदन खुल रहा है',
  'applications.load_failed': 'आपका आवेदन नहीं खुल पाया',
  'applications.stale': 'नई जानकारी नहीं मिल पाई। जो दिख रहा है वह आख़िरी बार का है।',
  'applications.try_again': 'फिर कोशिश करें',
  'applications.asked': '{amount}, {tenure} के लिए, {day} को शुरू किया',
  'applications.asked_amount': '{amount}, {day} को शुरू किया',
  'applications.started': '{day} को शुरू किया',
  'applications.reference': 'रेफ़रेंस नंबर',
  'applications.copy': 'कॉपी करें',
  'applications.copied': 'कॉपी हो गया',
  'applications.copy_failed': 'कॉपी नहीं हो पाया। कृपया इसे चुनकर खुद कॉपी करें।',
  'applications.to_offers': 'दूसरे लेंडर को आवेदन दें',
  'applications.see_offers': 'अपने ऑफ़र देखें',
  'applications.to_status': 'अपना आवेदन देखें',
  'applications.to_consents': 'आपकी सहमतियाँ',
  'applications.news': '{lender}: {status}',
  'applications.none.heading': 'आपने अभी किसी लेंडर को आवेदन नहीं दिया है',
  'applications.none.text':
    'कोई ऑफ़र चुनें और आवेदन दें। उसके बाद इस पेज पर दिखेगा कि लेंडर क्या कर रहा है, आगे क्या होगा और अब किसकी बारी है।',

  'applications.progress': '{steps} में से कदम {step}: {station}',
  'applications.progress_done': 'सभी {steps} कदम पूरे',
  'applications.progress_ended': '{steps} में से कदम {step} पर बंद: {station}',
  'applications.station.sent': 'भेजा',
  'applications.station.opened': 'खोला',
  'applications.station.checked': 'जाँचा',
  'applications.station.decided': 'फ़ैसला',
  'applications.station.paid': 'पैसा मिला',
  'applications.actor.you': 'आपकी बारी',
  'applications.actor.lender': 'लेंडर की बारी',
  'applications.actor.us': 'हम कर रहे हैं',
  'applications.ended': 'बंद',
  'applications.paid': 'पैसा मिला',
  'applications.refused': 'मंज़ूर नहीं',

  'applications.corrected': 'सुधारा गया',
  'applications.corrected_to': 'इससे पहले का चरण ग़लती से दर्ज हुआ था। आपका आवेदन अभी यहाँ है: {status}',
  'applications.status.QUEUED': 'लेंडर को भेजा जा रहा है',
  'applications.status.SEND_FAILED': 'भेजा नहीं जा सका',
  'applications.status.SENT': 'लेंडर को भेज दिया',
  'applications.status.DUPLICATE': 'लेंडर के पास आपका आवेदन पहले से है',
  'applications.status.LOGGED_IN': 'लेंडर ने आपकी फ़ाइल खोल ली',
  'applications.status.DOCS_PENDING': 'लेंडर को आपसे कुछ चाहिए',
  'applications.status.UNDER_PROCESS': 'लेंडर जाँच कर रहा है',
  'applications.status.APPROVED': 'सैद्धांतिक मंज़ूरी मिली',
  'applications.status.SANCTIONED': 'सैंक्शन लेटर जारी हुआ',
  'applications.status.PART_DISBURSED': 'कुछ पैसा मिला',
  'applications.status.DISBURSED': 'पैसा मिल गया',
  'applications.status.REJECTED': 'मंज़ूर नहीं हुआ',
  'applications.status.WITHDRAWN': 'आपने रद्द किया',
  'applications.status.EXPIRED': 'ऑफ़र की तारीख निकल गई',
  'applications.status.COOLED_OFF': 'आपने कूलिंग-ऑफ़ समय में लोन लौटाया',
  'applications.status.REDIRECTED': 'लेंडर की साइट पर पूरा करें',

  'applications.next.QUEUED':
    'हम अभी भेज रहे हैं। {lender} से संपर्क न हो पाए तो हम कोशिश करते रहेंगे और यहीं बताएँगे। आपको कुछ नहीं करना है।',
  'applications.next.SEND_FAILED': '{lender} से संपर्क नहीं हो पाया। अपने ऑफ़र से फिर भेजें, या दूसरा लेंडर चुनें।',
  'applications.next.SENT': 'अब {lender} आपकी फ़ाइल खोलेगा। आपको कुछ नहीं करना है।',
  'applications.next.DUPLICATE':
    '{lender} के पास आपका एक आवेदन पहले से है, इसलिए दूसरा नहीं खोला गया। उसके बारे में {lender} से पूछें, या दूसरा लेंडर चुनें।',
  'applications.next.LOGGED_IN':
    'अब {lender} आपकी जानकारी देखेगा और आपको फ़ोन या संदेश कर सकता है। आपको कुछ नहीं करना है।',
  'applications.next.DOCS_PENDING':
    '{lender} आपका इंतज़ार कर रहा है। जो माँगा है वह जल्द से जल्द सीधे {lender} को भेजें।',
  'applications.next.UNDER_PROCESS':
    '{lender} आपकी जानकारी जाँच रहा है और क्रेडिट ब्यूरो से रिपोर्ट मँगा सकता है। फिर फ़ैसला करेगा। आपको कुछ नहीं करना है।',
  'applications.next.APPROVED':
    'अब {lender} सैंक्शन लेटर भेजेगा, जिसमें आख़िरी ब्याज दर, फ़ीस और एपीआर लिखे होंगे। जब तक आप दस्तखत न करें, आप बँधे नहीं हैं।',
  'applications.next.SANCTIONED':
    '{lender} का सैंक्शन लेटर और मुख्य तथ्य विवरण (KFS) पढ़ें। ठीक लगे तो वहाँ दस्तखत करें। नहीं तो अब भी रद्द कर सकते हैं।',
  'applications.next.PART_DISBURSED': 'बाकी पैसा {lender} आपसे तय समय पर देगा। आपको कुछ नहीं करना है।',
  'applications.next.DISBURSED': 'पहली ईएमआई कब देनी है, यह {lender} के मुख्य तथ्य विवरण (KFS) में लिखा है।',
  'applications.next.REJECTED': 'दूसरा लेंडर अलग फ़ैसला कर सकता है।',
  'applications.next.WITHDRAWN': 'हम {lender} को अब और कुछ नहीं देंगे।',
  'applications.next.EXPIRED': 'ऑफ़र समय पर नहीं लिया गया। अपने अभी के ऑफ़र देखें।',
  'applications.next.COOLED_OFF': 'आपने लोन समय पर लौटा दिया। {lender} से लिखवा लें कि लोन बंद हो गया है।',
  'applications.next.REDIRECTED':
    '{lender} आवेदन अपनी साइट पर लेता है। वहाँ क्या हुआ, यह हमें तभी पता चलता है जब {lender} बताए।',
  'applications.next.OWN_PAGE':
    '{lender} के अपने कुछ सवाल हैं, जो नीचे दिए पेज पर हैं। उनके जवाब मिलने पर वह आपकी फ़ाइल खोलेगा।',
  'applications.ask_by': '{day} तक कुछ आगे न बढ़े तो {lender} से पूछें। संपर्क नीचे है।',
  'applications.lender_page': '{lender} को आपसे क्या चाहिए',
  'applications.lender_says': '{lender} ने लिखा है:',

  'applications.asked_for': 'आपने माँगा',
  'applications.for': '{amount}, {tenure} के लिए',
  'applications.sanctioned': 'मंज़ूर रकम',
  'applications.disbursed': 'मिली रकम',
  'applications.applied_on': 'आवेदन की तारीख',
  'applications.cooling.open': '{day} तक आप लोन लौटा सकते हैं',
  'applications.cooling.open_text':
    'लोन की रकम और जितने दिन पैसा आपके पास रहा उतने दिन का ब्याज लौटाएँ। कोई जुर्माना नहीं है। {lender} एक बार की फ़ीस रख सकता है, अगर उसके मुख्य तथ्य विवरण (KFS) में ऐसा लिखा है; पक्की तारीख भी वहीं है। लौटाने के लिए {lender} को लिखें: {contact}',
  'applications.cooling.over': 'बिना जुर्माने के लोन लौटाने का समय {day} को खत्म हो गया।',
  'applications.what_helps': 'क्या करने से बात बनेगी',
  'applications.all_steps': 'अब तक क्या-क्या हुआ',
  'applications.step_done': 'हो गया',
  'applications.step_now': 'अभी',
  'applications.step_stopped': 'बंद',
  'applications.contact': 'सवाल या शिकायत',
  'applications.contact_text':
    '{lender} के शिकायत अधिकारी को लिखें या फ़ोन करें ({contact})। 30 दिन में जवाब न मिले तो हमारे शिकायत अधिकारी को लिखें; उसके बाद भारतीय रिज़र्व बैंक बिना खर्च के मदद करता है।',
  'applications.go_to': '{lender} पर आगे बढ़ें',
  'applications.new_tab': '(नए टैब में खुलेगा)',

  'applications.cancel': 'यह आवेदन रद्द करें',
  'applications.cancel.heading': '{lender} को दिया आवेदन रद्द करें?',
  'applications.cancel.text':
    '{lender} को बता दिया जाएगा कि आपने रद्द किया, और हम उसे और कुछ नहीं देंगे। कानून के हिसाब से जो {lender} को रखना है वह उसके पास रहेगा। इसे वापस नहीं लिया जा सकता, और इस लोन के लिए {lender} को दोबारा आवेदन नहीं दे सकेंगे।',
  'applications.cancel.text_redirect':
    'हम इसे यहाँ बंद कर देंगे। {lender} की साइट पर आपने जो शुरू किया है वह चलता रहेगा, जब तक आप उसे वहाँ भी रद्द न करें। इसे वापस नहीं लिया जा सकता।',
  'applications.cancel.keep': 'रहने दें',
  'applications.cancel.do': 'आवेदन रद्द करें',

  'applications.sent.heading': '{lender} को आपका आवेदन',
  'applications.sent.shared': '{lender} को हमसे क्या मिला',
  'applications.sent.shared_api':
    'वही जानकारी जिसकी सहमति आपने {day} को दी, और सिर्फ़ इसी आवेदन के लिए: आप कौन हैं, कहाँ रहते हैं, और इस लोन के लिए आपने जो बताया।',
  'applications.sent.shared_redirect':
    'सिर्फ़ एक रेफ़रेंस नंबर, ताकि उसे पता चले कि आप हमारे यहाँ से आए हैं। अपनी जानकारी आप खुद {lender} की साइट पर देंगे।',
  'applications.sent.read_consent': 'पूरे शब्द पढ़ें',
  'applications.sent.leave':
    'इससे आप {lender} की साइट पर जाएँगे। वहाँ उसकी अपनी शर्तें हैं। आप कभी भी इस पेज पर लौट सकते हैं।',
  'applications.sent.unknown': 'इस लेंडर को कोई आवेदन नहीं दिया गया है। कुछ नहीं भेजा गया।',

  'applications.welcome.heading': 'फिर से स्वागत है, {name}',
  'applications.welcome.heading_plain': 'फिर से स्वागत है',
  'applications.welcome.asked': 'आपने {amount} माँगे थे।',
  'applications.welcome.start': 'देखें किस लेंडर से कितने का पड़ेगा',
  'applications.welcome.amount': 'आपको कितने पैसे चाहिए?',
  'applications.welcome.amount_wrong': '{min} से {max} तक की रकम पूरे रुपयों में डालें',
  'applications.welcome.go': 'मेरे ऑफ़र दिखाएँ',
  'applications.welcome.safe': 'ऑफ़र देखने से क्रेडिट ब्यूरो में कुछ दर्ज नहीं होता।',
  'applications.welcome.open': 'आपका एक आवेदन चल रहा है।',
  'applications.welcome.changed': 'कुछ बदला है?',
  'applications.welcome.changed_text':
    'नया काम, नया पता, बदली हुई आय: लेंडर आपकी लिखी जानकारी देखकर ही फ़ैसला करते हैं।',
  'applications.welcome.edit': 'मेरी जानकारी बदलें',
  'applications.welcome.consents_text': 'आपने किन बातों पर हाँ कहा है, शब्द-दर-शब्द, और उसे वापस कैसे लें।',

  'applications.submit.heading': '{lender} को आवेदन दें',
  'applications.submit.heading_plain': 'आपका आवेदन',
  'applications.submit.not_matched': '{lender} अभी आपकी जानकारी से मेल नहीं खाता',
  'applications.submit.not_matched_text': 'कुछ नहीं भेजा गया। रुकावट यह है:',
  'applications.submit.not_found': 'यह लेंडर अभी यहाँ आवेदन नहीं ले रहा',
  'applications.submit.not_found_text': 'कुछ नहीं भेजा गया। दूसरे लेंडर आपसे मेल खा सकते हैं।',
  'applications.submit.all': 'सभी लेंडरों के ऑफ़र देखें',
  'applications.submit.asking': '{lender} का जवाब अभी नहीं आया है। हम उसके आँकड़ों का इंतज़ार कर रहे हैं।',
  'applications.submit.lender_failed': '{lender} अभी जवाब नहीं दे रहा। हम उसके छपे हुए आँकड़े दिखा रहे हैं।',
} satisfies Translated<typeof english>
