import type { productList as english } from '../en/product-list.ts'
import type { Translated } from '../translated.ts'

export const productList = {
  'products.heading': 'आपको क्या चाहिए?',
  'products.intro': 'देखने और तुलना करने का कोई पैसा नहीं। आवेदन करने तक किसी लेंडर को पता नहीं चलता कि आप कौन हैं।',
  'products.line.Personal Loans': 'किसी भी ज़रूरत के लिए, कुछ गिरवी रखे बिना',
  'products.line.Business Loans': 'माल, मशीन या नई दुकान के लिए',
  'products.line.Gold Loans': 'गहनों पर लोन, चुकाने पर गहने वापस',
  'products.line.Affordable Housing Loan': 'घर खरीदने, बनाने या मरम्मत के लिए',
  'products.line.Credit Cards': 'फ़ीस और फ़ायदे आमने-सामने',
  'products.line.Student Loans': 'पढ़ाई के दौरान फ़ीस और रहने का खर्च',
  'products.line.Discount Vouchers': 'दुकानों और साइटों पर छूट',
  'products.line.Deals': 'हमारे पार्टनर के ऑफ़र',
  'products.line.2-wheeler': 'मोटरसाइकिल या स्कूटर के लिए',
  'products.line.Car': 'नई या पुरानी कार के लिए',
  'products.line.Health': 'आपके और परिवार के अस्पताल के खर्च के लिए',
  'products.line.Shop': 'आग, चोरी और नुकसान से बचाव',
  'products.line.Other Insurance': 'जीवन, यात्रा और बाकी',
  'products.business.heading': 'क्या आपका बिज़नेस रजिस्टर्ड है?',
  'products.business.text':
    'जैसे GST या उद्यम में, दुकान के लाइसेंस के साथ, या फ़र्म या कंपनी के रूप में। रजिस्ट्रेशन न हो तो हम आपको पर्सनल लोन दिखाएँगे, जो अपना काम करने वाले भी ले सकते हैं।',
  'products.business.yes': 'हाँ, रजिस्टर्ड है',
  'products.business.no': 'नहीं, रजिस्टर्ड नहीं है',
  'products.none.heading': 'अभी यहाँ किसी चीज़ के लिए आवेदन नहीं हो सकता',
  'products.none.text':
    '{brand} जो देता है उसके लिए इस साइट पर अभी आवेदन नहीं होता। बताइए आपको क्या चाहिए, हम फ़ोन करेंगे या लिखकर जवाब देंगे।',
  'products.none.ask': 'हमसे पूछें',
  'products.group.loan': 'लोन',
  'products.group.card': 'कार्ड',
  'products.group.insurance': 'इंश्योरेंस',
  'products.group.voucher': 'ऑफ़र',
  'products.from': '{apr} APR से',
  'products.all_rates':
    'हर लोन की सबसे कम APR: लेंडर की बताई आम दर पर, वह न हो तो उसकी सबसे ऊँची दर पर। आज जाँची; आपकी अलग हो सकती है।',
} satisfies Translated<typeof english>
