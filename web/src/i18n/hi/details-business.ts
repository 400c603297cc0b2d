import type { detailsBusiness as english } from '../en/details-business.ts'
import type { Translated } from '../translated.ts'

export const detailsBusiness = {
  'details.business': 'आपका बिज़नेस',
  'details.business_lead': 'लेंडर पहले बिज़नेस देखते हैं: कितना पुराना है, कितनी बिक्री है, कहाँ रजिस्टर्ड है।',
  'details.professional_type': 'आपका पेशा',
  'details.professional_years': 'इस पेशे में कितने साल हुए',
  'details.business_name': 'बिज़नेस का नाम',
  'details.business_name_hint': 'जैसा रजिस्ट्रेशन में लिखा है: 3 से 40 अक्षर और अंक।',
  'details.business_company_type': 'किस तरह का बिज़नेस है',
  'details.business_pan': 'बिज़नेस का PAN',
  'details.business_pan_hint': 'फ़र्म या कंपनी का अपना PAN। हम इसे एन्क्रिप्ट करके रखते हैं और छिपाकर दिखाते हैं।',
  'details.business_registration_type': 'बिज़नेस कहाँ रजिस्टर्ड है?',
  'details.business_registration_type_hint': 'एक से ज़्यादा हों तो GST चुनें।',
  'details.gstin': 'GST नंबर (GSTIN)',
  'details.gstin_hint': 'GST सर्टिफ़िकेट पर लिखे 15 अक्षर और अंक। हम इसे एन्क्रिप्ट करके रखते हैं और छिपाकर दिखाते हैं।',
  'details.business_nature': 'बिज़नेस में क्या काम होता है?',
  'details.business_years': 'बिज़नेस कब से चल रहा है?',
  'details.business_current_turnover': 'साल भर की बिक्री',
  'details.business_current_turnover_hint': 'पिछले 12 महीनों की कुल बिक्री, खर्च घटाए बिना।',
  'details.business_gross_profit': 'साल भर का ग्रॉस मुनाफ़ा',
  'details.business_gross_profit_hint': 'बिक्री में से माल की खरीद घटाकर जो बचा।',
  'details.business_account': 'यह बिज़नेस का खाता है',
} satisfies Translated<typeof english>
