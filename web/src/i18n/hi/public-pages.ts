import type { publicPages as english } from '../en/public-pages.ts'
import type { Translated } from '../translated.ts'

export const publicPages = {
  'ranking.intro':
    'आपसे मेल खाने वाला हर लेंडर दिखाया जाता है। क्रम सिर्फ़ नीचे लिखे कदमों से तय होता है, किसी और बात से नहीं। यह पेज उसी नियम से बना है जो ऑफ़र को क्रम देता है।',
  'ranking.short_amount': 'पहले वे ऑफ़र जो आपकी माँगी हुई पूरी रकम देते हैं, फिर वे जिनकी रकम उसके सबसे पास है।',
  'ranking.short_applied': 'इन दोनों समूहों में वह लेंडर सबसे ऊपर रहता है जहाँ आपका आवेदन चल रहा है।',
  'ranking.short_cost':
    'उसके बाद जिसकी शुल्क सहित सालाना लागत (APR) सबसे कम, वह पहले। जो लेंडर सिर्फ़ “से शुरू” वाली दर बताते हैं, वे बाकी के बाद।',
  'ranking.short_pay': 'लेंडर हमें क्या देता है, इससे क्रम कभी नहीं बदलता।',
  'ranking.steps': 'क्रम, कदम-दर-कदम',
  'ranking.never_used': 'किन बातों से क्रम कभी नहीं बदलता',
  'ranking.never_used_intro': 'हमारी कमाई कुछ भी हो, इनका कोई असर नहीं होता:',
  'ranking.changes': 'नियम में बदलाव',
  'ranking.version': 'वर्शन {version}, {day} से लागू',
  'processors.title': 'हमारे लिए काम करने वाली कंपनियाँ',
  'processors.none': 'अभी कोई कंपनी हमारे लिए आपकी जानकारी पर काम नहीं करती।',
  'processors.in': 'जानकारी कहाँ: {country}',
  'grievance.intro':
    'हमारी सेवा में या आपकी जानकारी के इस्तेमाल में कुछ ग़लत हुआ? लिखें या फ़ोन करें: कोई खर्च नहीं, कोई फ़ॉर्म नहीं।',
  'grievance.officer': '{brand} के शिकायत निवारण अधिकारी',
  'grievance.name': 'नाम',
  'grievance.email': 'ईमेल',
  'grievance.phone': 'फ़ोन',
  'grievance.hours': 'सपोर्ट का समय',
  'grievance.address': 'पता',
  'grievance.what_next': 'उसके बाद क्या होगा',
  'grievance.step_answer': 'शिकायत के 30 दिन के अंदर आपको जवाब मिलेगा।',
  'grievance.step_lender':
    'बात किसी लोन या लेंडर की हो तो आप उस लेंडर के अधिकारी को भी लिख सकते हैं। उनका नाम “हमारे लेंडर” पेज और मुख्य तथ्य विवरण में है।',
  'grievance.step_rbi':
    'अगर लेंडर शिकायत न माने, या 30 दिन में ठीक जवाब न मिले, तो आप भारतीय रिज़र्व बैंक के शिकायत पोर्टल पर बिना किसी खर्च के शिकायत कर सकते हैं।',
  'grievance.step_irdai':
    'बात इंश्योरेंस की हो, तो नियामक IRDAI है। बीमा कंपनी से बात न बने, तो वह शिकायत बिना किसी खर्च के लेता है।',
  'grievance.irdai_link': 'बीमा भरोसा पोर्टल (bimabharosa.irdai.gov.in)',
  'grievance.write':
    'लॉग इन करके आप <link>शिकायत लिख सकते हैं</link>: उसे तुरंत नंबर और जवाब की तारीख मिलती है। खाता नहीं है, तो ऊपर मेनू में “मदद” दबाएँ।',
  'grievance.rbi_link': 'RBI शिकायत पोर्टल (cms.rbi.org.in)',
  'legal.in_short': 'कम शब्दों में',
  'legal.contents': 'इस पेज पर',
  'legal.updated': '{day} की स्थिति',
  'legal.partner':
    'आप {partner} के ज़रिए हमारे पास आए हैं। सेवा {brand} देता है; आपके आवेदन पर फ़ैसला {partner} नहीं करता।',
} satisfies Translated<typeof english>
