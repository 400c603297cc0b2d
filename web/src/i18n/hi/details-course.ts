import type { detailsCourse as english } from '../en/details-course.ts'
import type { Translated } from '../translated.ts'

export const detailsCourse = {
  'details.course': 'कोर्स की जानकारी',
  'details.course_lead': 'क्या पढ़ेंगे, कहाँ, और कितना खर्च आएगा।',
  'details.course_name': 'कोर्स',
  'details.course_name_hint': 'जैसे बी.टेक, एमबीए, जीएनएम नर्सिंग।',
  'details.institute_name': 'कॉलेज या यूनिवर्सिटी',
  'details.institute_name_hint': 'अभी दाख़िला न हुआ हो तो जहाँ चाहते हैं उसका नाम।',
  'details.course_level': 'किस स्तर की पढ़ाई',
  'details.course_country': 'कहाँ पढ़ेंगे?',
  'details.course_cost': 'पूरे कोर्स का खर्च',
  'details.course_cost_hint': 'सारे सालों की फ़ीस, हॉस्टल, किताबें और आना-जाना मिलाकर।',
  'details.co_applicant': 'आपके साथ कौन दस्तख़त करेगा',
  'details.co_applicant_lead': 'माता-पिता, पति-पत्नी या अभिभावक लोन में आपके साथ रहते हैं। लेंडर उन्हीं की आय देखते हैं।',
  'details.co_applicant_income': 'सह-आवेदक की महीने की आय',
  'details.co_applicant_income_hint':
    'टैक्स कटने के बाद और EMI से पहले जो हाथ में आता है। उन्हें बता दें कि आप यह रकम बता रहे हैं; हम सिर्फ़ रकम रखते हैं, उनका नाम नहीं।',
} satisfies Translated<typeof english>
