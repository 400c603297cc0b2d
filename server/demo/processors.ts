import type { OfficeProcessor } from '@marketplace/contract/reference/processors'

/** Invented companies, as a marketplace of this kind would name them. One name is one row. */
export const demoProcessors: readonly Omit<OfficeProcessor, 'processor_id' | 'version'>[] = [
  {
    name: 'Sandeshvahak Messaging Private Limited (example)',
    purpose_en: 'Sends our SMS',
    purpose_hi: 'हमारे एसएमएस भेजती है',
    data_en: 'Mobile number and the words of the message',
    data_hi: 'मोबाइल नंबर और संदेश के शब्द',
    country: 'IN',
    since: '2026-01-01',
    ended_on: null,
  },
  {
    name: 'Daakghar Mail Services Private Limited (example)',
    purpose_en: 'Sends our emails',
    purpose_hi: 'हमारे ईमेल भेजती है',
    data_en: 'Email address and the words of the message',
    data_hi: 'ईमेल पता और संदेश के शब्द',
    country: 'IN',
    since: '2026-01-01',
    ended_on: null,
  },
  {
    name: 'Meghalok Hosting Private Limited (example)',
    purpose_en: 'Runs our servers, database and backups',
    purpose_hi: 'हमारे सर्वर, डेटाबेस और बैकअप चलाती है',
    data_en: 'Everything that we hold; PAN, birth date and account number encrypted',
    data_hi: 'हमारे पास की सारी जानकारी; पैन, जन्म तारीख और खाता नंबर एन्क्रिप्टेड',
    country: 'IN',
    since: '2026-01-01',
    ended_on: null,
  },
  {
    name: 'Sahayata Desk Private Limited (example)',
    purpose_en: 'Keeps the help requests that you send us',
    purpose_hi: 'आपके भेजे मदद के अनुरोध सँभालती है',
    data_en: 'Name, phone, email and what you wrote',
    data_hi: 'नाम, फ़ोन, ईमेल और जो आपने लिखा',
    country: 'IN',
    since: '2026-01-01',
    ended_on: null,
  },
]
