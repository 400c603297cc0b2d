import type { detailsVehicle as english } from '../en/details-vehicle.ts'
import type { Translated } from '../translated.ts'

export const detailsVehicle = {
  'details.vehicle': 'गाड़ी',
  'details.vehicle_lead': 'क्या खरीदना है, और अपनी ओर से कितना देंगे।',
  'details.vehicle_condition': 'नई या पुरानी?',
  'details.vehicle_model': 'कंपनी और मॉडल',
  'details.vehicle_model_hint': 'जैसा डीलर लिखता है: कंपनी, मॉडल और वर्ज़न।',
  'details.vehicle_price': 'ऑन-रोड कीमत',
  'details.vehicle_price_hint': 'रजिस्ट्रेशन, रोड टैक्स और इंश्योरेंस मिलाकर।',
  'details.down_payment': 'आप अपनी ओर से देंगे (डाउन पेमेंट)',
  'details.down_payment_hint': 'लेंडर चाहते हैं कि कुछ हिस्सा आप दें। कुछ नहीं दे सकते तो 0 लिखें।',
  'details.vehicle_loan': 'आपको {amount} का लोन चाहिए',
  'details.vehicle_loan_open': 'कीमत में से आपकी रकम घटाकर जो बचे, उतने का लोन',
  'details.vehicle_loan_out': 'लोन की रकम {min} से {max} तक होनी चाहिए',
} satisfies Translated<typeof english>
