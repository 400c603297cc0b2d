import type { detailsGold as english } from '../en/details-gold.ts'
import type { Translated } from '../translated.ts'

export const detailsGold = {
  'details.gold': 'आपका सोना',
  'details.gold_lead': 'लेंडर आपके सामने तौलकर जाँचेगा। यहाँ अंदाज़ा काफ़ी है।',
  'details.gold_purity': 'शुद्धता',
  'details.gold_purity_hint': 'ज़्यादातर गहने 22 कैरेट के होते हैं। हॉलमार्क देखें: 916 यानी 22, 750 यानी 18 कैरेट।',
  'details.gold_weight_grams': 'सोने का वज़न, ग्राम में',
  'details.gold_weight_grams_hint': 'सिर्फ़ सोना, नग और मोती छोड़कर। जैसे 24.5',
  'details.gold_coin_grams': 'इसमें से सिक्के कितने ग्राम',
  'details.gold_coin_grams_hint': 'सिक्के न हों तो छोड़ दें। लोन में 50 ग्राम तक के सिक्के ही गिने जाते हैं।',
  'details.open_gold_loans': 'दूसरे गोल्ड लोन पर कितना बाकी है',
  'details.open_gold_loans_hint':
    'कोई न हो तो छोड़ दें। सोने पर कितना मिल सकता है, यह आपके सारे गोल्ड लोन मिलाकर तय होता है।',
  'details.gold_amount_hint':
    'इसे छोड़ सकते हैं: तब दिखेगा कि आपके सोने पर ज़्यादा से ज़्यादा कितना मिल सकता है। {min} से {max} तक।',
} satisfies Translated<typeof english>
