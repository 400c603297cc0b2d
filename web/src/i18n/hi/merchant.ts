import type { merchant as english } from '../en/merchant.ts'
import type { Translated } from '../translated.ts'

/** The merchant creation form and its success page. */
export const merchant: Translated<typeof english> = {
  'merchant.heading': 'पार्टनर बनें',
  'merchant.text':
    'अपने ग्राहकों को {brand} पर भेजें और लेंडर के दिए हर लोन पर भुगतान पाएँ। अपने बारे में बताएँ; हम हर अनुरोध देखते हैं और फ़ोन करते हैं।',
  'merchant.invited': 'न्योता: {partner}',
  'merchant.name': 'आपके कारोबार का नाम',
  'merchant.contact_name': 'आपका नाम',
  'merchant.email': 'कारोबार का ईमेल',
  'merchant.phone': 'मोबाइल नंबर',
  'merchant.note': 'आप क्या करते हैं और कहाँ (ज़रूरी नहीं)',
  'merchant.use':
    'यह जानकारी हम सिर्फ़ आपका अनुरोध देखने और उसके बारे में आपसे बात करने के लिए रखते हैं। “प्राइवेसी और कुकीज़” देखें।',
  'merchant.send': 'अनुरोध भेजें',
  'merchant.sent_heading': 'आपका अनुरोध हमें मिल गया',
  'merchant.sent_text': 'हर अनुरोध कोई व्यक्ति देखता है और फ़ैसला जो भी हो, आपके दिए संपर्क पर आपको बताता है।',
  'merchant.next': 'आगे क्या होगा',
  'merchant.step_look': 'हम देखते हैं कि कारोबार मौजूद है और किन लोगों तक पहुँचता है।',
  'merchant.step_agree': 'हिस्सेदारी और शर्तें हम लिखित में तय करते हैं।',
  'merchant.step_link': 'आपको अपना लिंक, QR कोड और कमाई दिखाने वाला डैशबोर्ड मिलता है।',
  'merchant.home': 'शुरुआत पर जाएँ',
}
