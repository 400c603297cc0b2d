import type { apart as english } from '../en/apart.ts'
import type { Translated } from '../translated.ts'

export const apart = {
  'apart.offline': 'इंटरनेट नहीं चल रहा',
  'apart.offline_safe': 'आपका लिखा हुआ इसी फ़ोन पर सुरक्षित है। जो भेज चुके हैं, वह हमारे पास है।',
  'apart.offline_do': 'मोबाइल डेटा या वाई-फ़ाई चालू करें, फिर दोबारा कोशिश करें।',
  'apart.try_again': 'फिर कोशिश करें',
  'apart.go_home': 'शुरुआत पर जाएँ',
  'apart.no_script': 'इस पेज के लिए JavaScript चाहिए',
  'apart.no_script_why': 'आपके अपने पेज आपके फ़ोन पर ही बनते हैं, ताकि आपकी जानकारी उस पेज में न हो जो हम भेजते हैं।',
  'apart.no_script_do':
    'ब्राउज़र की सेटिंग में इस साइट के लिए JavaScript चालू करें और पेज फिर खोलें। इसके बिना भी आप कीमतें, कैलकुलेटर और कार्ड देख सकते हैं।',
  'apart.no_script_ask': 'या हमें लिखें: {email}',
} satisfies Translated<typeof english>
