import type { descriptions as english } from '../en/descriptions.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links say of each page; the server alone has them. */
export const descriptions = {
  'description.start':
    '{count, plural, one {# लेंडर} other {# लेंडर}} के लोन की EMI, APR और कुल ख़र्च{compared, select, both {, और क्रेडिट कार्ड साथ-साथ} other {}}। पहले देखिए: न नंबर चाहिए, न कोई फ़ोन आएगा।',
  'description.start_rate':
    'ब्याज {rate} सालाना से। {count, plural, one {# लेंडर} other {# लेंडर}} के लोन की EMI, APR और कुल ख़र्च{compared, select, both {, और क्रेडिट कार्ड} other {}}। पहले देखिए, नंबर नहीं चाहिए।',
  'description.start_cards': '{brand} पर क्रेडिट कार्ड की सालाना फ़ीस, APR और फ़ायदे साथ-साथ, आवेदन से पहले।',
  'description.start_none': '{brand} में लॉग इन करके अपनी जानकारी देखें, और यह भी कि आपने किस पर हाँ कहा।',
  'description.solar':
    'छत पर सोलर के लिए {count, plural, one {# लेंडर} other {# लेंडर}} के लोन: इंस्टॉलर से बात पक्की करने से पहले हर एक की EMI, APR, फ़ीस और कुल ख़र्च।',
  'description.login': 'मोबाइल नंबर या ईमेल और एक पासकोड से {brand} में लॉग इन करें। पासवर्ड नहीं चाहिए।',
  'description.products': '{brand} पर जो भी मिलता है: लोन, कार्ड और इंश्योरेंस, और लेंडर हर एक के बारे में क्या बताते हैं।',
  'description.terms': '{brand} आपके लिए क्या करता है, क्या नहीं करता, और इसे इस्तेमाल करने की शर्तें।',
  'description.privacy':
    '{brand} आपकी कौन-सी जानकारी कितने समय तक रखता है, आपकी हाँ पर ही किसे देता है, और उसे कैसे हटाएँ।',
  'description.ranking':
    '{brand} ऑफ़र किस नियम से क्रम में रखता है, क़दम-दर-क़दम, और क्या कभी नहीं गिना जाता: लेंडर क्या देते हैं।',
  'description.lenders':
    '{brand} के {count, plural, one {# लेंडर} other {सभी # लेंडर}}: बैंक या NBFC, और किससे शिकायत करें।',
  'description.answers':
    '{brand} से लोग सबसे ज़्यादा क्या पूछते हैं: कोई लेंडर क्यों नहीं मिला, APR क्या है, पैसा कौन देता है, कितने का पड़ता है।',
  'description.grievance': '{brand} में शिकायत कौन सुनता है, कितने दिन में, और उसके बाद कहाँ जाएँ: RBI लोकपाल।',
  'description.cards_all':
    'क्रेडिट कार्ड साथ-साथ: सालाना फ़ीस, APR और कौन-सा किस काम का। आवेदन बैंक की अपनी साइट पर।',
  'description.cards_unsecured':
    'बिना जमा वाले क्रेडिट कार्ड: बैंक स्कोर देखे उससे पहले हर एक की सालाना फ़ीस, APR और फ़ायदे।',
  'description.cards_secured':
    'एफ़डी पर मिलने वाले क्रेडिट कार्ड, पहले कार्ड या कम स्कोर के लिए: फ़ीस, APR और लिमिट साथ-साथ।',
  'description.calculators':
    'EMI, कितना लोन मिल सकता है, लोन समय से पहले बंद करना और सोने की कीमत। लिखा कुछ भी सेव नहीं होता।',
  'description.emi': 'किसी भी रकम, दर और समय के लोन की EMI, हर किस्त और हर साल के ब्याज के साथ।',
  'description.eligibility':
    'आपकी आय पर कितना लोन मिल सकता है? आय का उतना हिस्सा मानकर, जितना लेंडर EMI के लिए मानते हैं।',
  'description.foreclosure':
    'आज लोन बंद करने में कितना लगेगा, एक हिस्सा चुकाने से कितना बचेगा, और कब कोई चार्ज नहीं लग सकता।',
  'description.gold': 'आज के भाव पर आपके सोने की कीमत, और RBI की सीमा में उस पर ज़्यादा से ज़्यादा कितना लोन।',
  'description.loan':
    '{name} की तुलना: हर लेंडर की EMI, APR, फ़ीस और कुल ख़र्च, किसे मिलता है और क्या काग़ज़ लगते हैं। पहले देखिए, नंबर नहीं चाहिए।',
  'description.merchant':
    '{brand} के साथ अपने ग्राहकों को लोन और कार्ड दिलाएँ: पार्टनर क्या करता है, क्या कमाता है, क्या नहीं कर सकता।',
  'description.social':
    '{brand} को किसी पोस्ट में देखा? यह क्या है, इसे पैसे कौन देता है, फ़ैसला किसका है और आपके नंबर का क्या होता है।',
  'description.passage': '{brand} पर रास्ते का एक क़दम।',
  'description.not_found': '{brand} पर इस पते का कोई पेज नहीं है।',
} satisfies Translated<typeof english>
