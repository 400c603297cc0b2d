import type { rejectReasons as english } from '../en/reject-reasons.ts'
import type { Translated } from '../translated.ts'

export const rejectReasons = {
  'reject.LOW_SCORE': 'आपका क्रेडिट स्कोर {lender} की माँग से कम है।',
  'reject_help.LOW_SCORE':
    'हर क्रेडिट ब्यूरो साल में एक पूरी रिपोर्ट मुफ़्त देता है। उसमें ग़लती हो तो ठीक करवाएँ। EMI और कार्ड के बिल समय पर भरने से स्कोर कुछ महीनों में बढ़ता है।',
  'reject.NO_HISTORY': 'आपका अभी कोई क्रेडिट रिकॉर्ड नहीं है जिसे {lender} देख सके।',
  'reject_help.NO_HISTORY':
    'कुछ लेंडर पहली बार लोन लेने वालों को भी लोन देते हैं: आपके ऑफ़र में दिखेगा कि कौन। एफ़डी पर छोटा लोन या कार्ड लेकर समय पर भरें तो रिकॉर्ड बनने लगता है।',
  'reject.TOO_MANY_ENQUIRIES': 'पिछले दिनों बहुत से लेंडरों ने आपकी क्रेडिट रिपोर्ट माँगी है।',
  'reject_help.TOO_MANY_ENQUIRIES':
    'करीब तीन महीने रुकें, फिर एक बार में एक ही लेंडर को आवेदन दें। यहाँ ऑफ़र देखने से कोई पूछताछ दर्ज नहीं होती।',
  'reject.HIGH_FOIR': 'इस लोन को जोड़कर आपकी EMI {lender} के हिसाब से आय का बहुत बड़ा हिस्सा ले लेंगी।',
  'reject_help.HIGH_FOIR':
    'कम रकम या ज़्यादा समय चुनें, या पहले कोई चालू लोन बंद करें। देख लें कि आपकी जानकारी में EMI सही लिखी हैं।',
  'reject.INCOME_BELOW_MIN': 'आपकी मासिक आय {lender} की माँग से कम है।',
  'reject_help.INCOME_BELOW_MIN':
    'दूसरे लेंडरों की सीमा कम हो सकती है: आपके ऑफ़र में लिखी है। आय बढ़ी हो तो अपनी जानकारी में बदलें।',
  'reject.AGE': 'आपकी उम्र, अभी या लोन खत्म होने पर, {lender} की सीमा से बाहर है।',
  'reject_help.AGE': 'कम समय का लोन शायद मिल जाए। दूसरे लेंडरों की उम्र-सीमा अलग है: आपके ऑफ़र में लिखी है।',
  'reject.EMPLOYER_NOT_LISTED': 'आपकी कंपनी {lender} की सूची में नहीं है।',
  'reject_help.EMPLOYER_NOT_LISTED':
    'देख लें कि कंपनी का नाम वैसा ही लिखा है जैसा सैलरी स्लिप पर है। बहुत से लेंडर ऐसी कोई सूची नहीं रखते।',
  'reject.JOB_VINTAGE': 'अभी की नौकरी में आपका समय {lender} के लिए कम है।',
  'reject_help.JOB_VINTAGE':
    'बहुत से लेंडर एक ही नौकरी में छह महीने से एक साल माँगते हैं। तब फिर आवेदन दें, या अभी दूसरा लेंडर चुनें।',
  'reject.BUSINESS_VINTAGE': '{lender} के हिसाब से आपका बिज़नेस अभी नया है।',
  'reject_help.BUSINESS_VINTAGE': 'बहुत से लेंडर दो-तीन साल का काम और आयकर रिटर्न माँगते हैं। कुछ कम में भी मान जाते हैं।',
  'reject.TURNOVER': 'आपके बिज़नेस का टर्नओवर {lender} की माँग से कम है।',
  'reject_help.TURNOVER': 'कम रकम शायद मिल जाए। पूरे साल के बैंक स्टेटमेंट और GST रिटर्न काम आते हैं।',
  'reject.PIN_NOT_SERVICEABLE': '{lender} आपके पिन कोड पर लोन नहीं देता।',
  'reject_help.PIN_NOT_SERVICEABLE':
    'इसमें आपकी कोई कमी नहीं है। अपनी जानकारी में पिन कोड देख लें; दूसरे लेंडर दूसरी जगहों पर लोन देते हैं।',
  'reject.NEGATIVE_AREA': '{lender} फ़िलहाल आपके जैसे पते या काम पर लोन नहीं देता।',
  'reject_help.NEGATIVE_AREA': 'यह सिर्फ़ इस लेंडर का नियम है, आप पर कोई टिप्पणी नहीं। दूसरों के नियम अलग हैं।',
  'reject.CASH_SALARY': '{lender} को ऐसी सैलरी चाहिए जो बैंक खाते में आती हो।',
  'reject_help.CASH_SALARY':
    'कंपनी से सैलरी खाते में देने को कहें; तीन से छह महीने बाद वह मानी जाएगी। कुछ लेंडर आय का दूसरा सबूत भी लेते हैं।',
  'reject.KYC_MISMATCH': 'आपके पहचान के काग़ज़ और यहाँ दी गई जानकारी मेल नहीं खाते।',
  'reject_help.KYC_MISMATCH': 'PAN, आधार और यहाँ लिखा नाम, जन्मतिथि और पता मिलाएँ, और जो अलग हो उसे ठीक करें।',
  'reject.NAME_MISMATCH': 'आपका नाम PAN, बैंक या यहाँ की जानकारी में अलग-अलग लिखा है।',
  'reject_help.NAME_MISMATCH': 'यहाँ नाम ठीक वैसा लिखें जैसा PAN पर है, और ज़रूरत हो तो बैंक में ठीक करवाएँ।',
  'reject.BANK_VERIFICATION_FAILED': '{lender} आपके बैंक खाते की पुष्टि नहीं कर पाया।',
  'reject_help.BANK_VERIFICATION_FAILED':
    'अपनी जानकारी में खाता नंबर और IFSC देख लें। खाता सिर्फ़ आपके नाम का हो और चालू हो।',
  'reject.EXISTING_CUSTOMER': '{lender} के पास आपका लोन या आवेदन पहले से है।',
  'reject_help.EXISTING_CUSTOMER': 'टॉप-अप के लिए सीधे {lender} से बात करें, या यहाँ दूसरा लेंडर चुनें।',
  'reject.RECENT_REJECT': '{lender} ने कुछ समय पहले आपका आवेदन मना किया था और अभी दोबारा नहीं देखेगा।',
  'reject_help.RECENT_REJECT': 'यह अक्सर तीन से छह महीने होता है। दूसरे लेंडर अभी देख सकते हैं।',
  'reject.OVERDUE_OR_WRITTEN_OFF': 'आपकी क्रेडिट रिपोर्ट में कोई भुगतान बाकी है या बट्टे खाते (written off) में है।',
  'reject_help.OVERDUE_OR_WRITTEN_OFF':
    'अपनी मुफ़्त रिपोर्ट मँगाएँ। जो बाकी है उसे चुकाकर नो-ड्यूज़ लेटर लें; रिपोर्ट में ग़लती हो तो ब्यूरो से ठीक करवाएँ।',
  'reject.DOCS_INCOMPLETE': '{lender} ने जो काग़ज़ माँगे थे वे मिले नहीं या पढ़े नहीं जा सके।',
  'reject_help.DOCS_INCOMPLETE':
    'PAN, पते का सबूत, सैलरी स्लिप और छह महीने का बैंक स्टेटमेंट साफ़ फ़ोटो या PDF में तैयार रखें।',
  'reject.NOT_CONTACTABLE': '{lender} की आपसे बात नहीं हो पाई।',
  'reject_help.NOT_CONTACTABLE': 'अपनी जानकारी में मोबाइल नंबर और ईमेल देख लें, और फ़ोन कब उठा सकते हैं यह भी सोच लें।',
  'reject.NOT_INTERESTED': '{lender} को लगा कि आपको लोन नहीं चाहिए।',
  'reject_help.NOT_INTERESTED': 'ऐसा नहीं है तो {lender} को लिखें। संपर्क नीचे है।',
  'reject.AMOUNT_OUT_OF_RANGE': '{lender} आपको यह रकम नहीं देता।',
  'reject_help.AMOUNT_OUT_OF_RANGE': 'दूसरी रकम शायद मिल जाए। अपने ऑफ़र में रकम बदलकर देखें कि कौन दे सकता है।',
  'reject.POLICY': 'आपका आवेदन {lender} के अभी के नियमों में नहीं आता।',
  'reject_help.POLICY': 'आप {lender} से मुख्य वजह लिखकर माँग सकते हैं। दूसरे लेंडरों के नियम अलग हैं।',
  'reject.OTHER': '{lender} ने ऐसी कोई वजह नहीं बताई जो हम लिख सकें।',
  'reject_help.OTHER': 'आप {lender} से मुख्य वजह लिखकर माँग सकते हैं। संपर्क नीचे है।',
} satisfies Translated<typeof english>
