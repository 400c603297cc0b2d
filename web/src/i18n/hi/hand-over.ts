import type { handOver as english } from '../en/hand-over.ts'
import type { Translated } from '../translated.ts'

/** Going on elsewhere. */
export const handOver: Translated<typeof english> = {
  'hand_over.heading': 'जहाँ रुके थे, वहीं से आगे बढ़ें',
  'hand_over.text':
    'जिसने शुरू किया था, हम उसी के संपर्क पर पासकोड भेजते हैं। उससे आप यहीं आगे बढ़ेंगे और भरी हुई सारी जानकारी बनी रहेगी।',
  'hand_over.partner_heading': 'अपना आवेदन आगे बढ़ाएँ',
  'hand_over.partner_text':
    'हमारे एक पार्टनर ने यह लिंक आपके लिए बनाया है। हम आपके अपने मोबाइल नंबर पर पासकोड भेजते हैं; आगे सिर्फ़ आप बढ़ सकते हैं।',
  'hand_over.nobody': 'सिर्फ़ लिंक से कोई अंदर नहीं जा सकता।',
  'hand_over.replaces': 'इस डिवाइस पर आप लॉग इन हैं। लिंक से आगे बढ़ने पर पहले यहाँ से लॉग आउट होगा।',
  'hand_over.go': 'पासकोड भेजें और यहीं आगे बढ़ें',
  'hand_over.refused': 'यह लिंक काम नहीं करता',
  'hand_over.refused_text':
    'हो सकता है कि यह इस्तेमाल हो चुका हो, पुराना हो, बंद कर दिया गया हो या अधूरा हो। कुछ खुला नहीं और आपका कुछ खोया नहीं।',
  'hand_over.refused_next': 'अपने मोबाइल नंबर या ईमेल से लॉग इन करें: आप वहीं से आगे बढ़ेंगे जहाँ रुके थे।',
  'hand_over.log_in': 'लॉग इन करें',
  'hand_over.make_heading': 'दूसरे डिवाइस पर आगे बढ़ें',
  'hand_over.scan': 'फ़ोन का कैमरा इस कोड पर रखें, या दूसरे डिवाइस पर यह लिंक खोलें।',
  'hand_over.qr': 'आगे बढ़ने के लिंक का QR कोड',
  'hand_over.rules': 'यह एक बार, 10 मिनट के अंदर चलेगा। फिर दूसरा डिवाइस पासकोड माँगेगा।',
  'hand_over.copy': 'लिंक कॉपी करें',
  'hand_over.copied': 'लिंक कॉपी हो गया',
  'hand_over.copy_failed': 'लिंक कॉपी नहीं हो पाया। इसे चुनकर ख़ुद कॉपी करें।',
  'hand_over.waiting': 'दूसरे डिवाइस का इंतज़ार है',
  'hand_over.opened': 'लिंक खुल गया। दूसरे डिवाइस पर पासकोड डालें।',
  'hand_over.done': 'आप दूसरे डिवाइस पर लॉग इन हैं। यह पेज बंद कर सकते हैं।',
  'hand_over.over': 'यह लिंक अब बंद है।',
  'hand_over.again': 'नया लिंक बनाएँ',
  'hand_over.later': 'बाद में आगे बढ़ें',
  'hand_over.later_text': 'हम आपको यहीं से आगे बढ़ने का लिंक भेजते हैं। यह एक बार, 24 घंटे के अंदर चलेगा।',
  'hand_over.by_sms': 'SMS से भेजें',
  'hand_over.by_email': 'ईमेल से भेजें',
}
