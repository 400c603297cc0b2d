import type { detailsProperty as english } from '../en/details-property.ts'
import type { Translated } from '../translated.ts'

export const detailsProperty = {
  'details.property': 'जिस घर के लिए लोन चाहिए',
  'details.property_lead': 'लोन चुकने तक यही घर लेंडर के पास गिरवी रहता है।',
  'details.property_kind': 'लोन किस काम के लिए चाहिए?',
  'details.property_value': 'घर की कीमत',
  'details.property_value_hint':
    'खरीद की कीमत, या काम पूरा होने पर जितने का होगा। लेंडर इसका एक हिस्सा देता है, अक्सर 75 से 90 % तक।',
  'details.home_household_income_hint':
    'क्यों पूछते हैं: किफ़ायती घर के लेंडर पूरे परिवार की आय देखते हैं। आवेदन करने पर यह उन्हें मिलती है; यहाँ के ऑफ़र इससे नहीं बदलते। घरवालों को बता दें कि आप यह रकम बता रहे हैं; हम सिर्फ़ रकम रखते हैं, नाम नहीं।',
  'details.property_postal_code': 'उस घर का पिन कोड',
  'details.property_postal_code_hint': 'कुछ लेंडर हर जगह लोन नहीं देते।',
} satisfies Translated<typeof english>
