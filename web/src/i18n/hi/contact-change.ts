import type { contactChange as english } from '../en/contact-change.ts'
import type { Translated } from '../translated.ts'

/** संपर्क बदलने के बारे में संदेशों के लिंक का पेज। */
export const contactChange: Translated<typeof english> = {
  'contact_change.back_heading': 'क्या यह आपने नहीं किया?',
  'contact_change.back_text':
    'किसी ने वह संपर्क बदला है, या बदलने को कहा है, जिससे आप लॉग इन करते हैं। अगर यह आपने नहीं किया, तो यहीं वापस लें।',
  'contact_change.take_back': 'यह मैंने नहीं किया: वापस लें',
  'contact_change.back_else': 'अगर यह आपने ही किया, तो कुछ नहीं करना है: यह पेज बंद कर दें।',
  'contact_change.back_done': 'बदलाव वापस ले लिया गया',
  'contact_change.back_done_text':
    'आपका संपर्क पहले जैसा है और सब जगह से लॉग आउट हो गया है। आगे बढ़ने के लिए उसी से लॉग इन करें; आपकी सारी जानकारी वैसी ही है।',
  'contact_change.finish_heading': 'अपने संपर्क का बदलाव पूरा करें',
  'contact_change.finish_text':
    'यह 72 घंटे पूरे होने पर ही हो सकता है। हम आपके नए संपर्क पर पासकोड भेजेंगे; उसी से बदलाव पूरा होगा।',
  'contact_change.send': 'पासकोड भेजें',
  'contact_change.send_again': 'दूसरा पासकोड भेजें',
  'contact_change.passcode': '{to} पर भेजा गया पासकोड',
  'contact_change.passcode_hint': '6 अंक, 5 मिनट के लिए',
  'contact_change.finish': 'बदलाव पूरा करें',
  'contact_change.finish_done': 'आपका नया संपर्क लग गया है',
  'contact_change.finish_done_text':
    'अब इसी से लॉग इन करें। आपकी सुरक्षा के लिए पूरी जानकारी की कॉपी और खाता मिटाना 72 घंटे बाद ही हो पाएगा।',
  'contact_change.refused': 'यह लिंक काम नहीं करता',
  'contact_change.refused_text':
    'हो सकता है कि यह इस्तेमाल हो चुका हो, पुराना हो, बाद के किसी बदलाव से बंद हो गया हो या अधूरा हो। कुछ नहीं बदला। अगर किसी ने आपका खाता ले लिया है, तो मदद में जाकर हमें लिखें।',
  'contact_change.log_in': 'लॉग इन करें',
  'contact_change.lost_text':
    'हमारे पास दर्ज दो बातों से पक्का करें कि यह आप ही हैं। आपकी सुरक्षा के लिए बदलाव 72 घंटे रुकेगा: हम पुराने संपर्क पर ख़बर देंगे, जहाँ से इसे रोका जा सकता है।',
  'contact_change.pan_last4': 'आपके PAN के आख़िरी चार अक्षर',
  'contact_change.pan_last4_hint': 'तीन अंक और एक अक्षर, जैसे 234F।',
  'contact_change.lost_send': 'बदलाव माँगें',
  'contact_change.lost_noted': 'नया संपर्क हमने दर्ज कर लिया है',
  'contact_change.lost_next':
    'हमने उस पर एक लिंक भेजा है। {time} के बाद, एक हफ़्ते के अंदर, वह लिंक खोलें और पासकोड से बदलाव पूरा करें। इसके लिए लॉग इन होना ज़रूरी नहीं।',
  'contact_change.lost_close': 'बंद करें',
}
