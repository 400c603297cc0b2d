interface KnownLanguage {
  english: string
  name: string
  script: string
}

/**
 * English and the 22 languages of the Eighth Schedule of the Constitution, in which a notice may be asked for (DPDP Act 2023,
 * section 5 (3)): by code (ISO 639), the name in English and in itself, and the script (ISO 15924). Those that are offered are in
 * offered-languages.ts.
 */
export const knownLanguages = {
  en: { english: 'English', name: 'English', script: 'Latn' },
  as: { english: 'Assamese', name: 'অসমীয়া', script: 'Beng' },
  bn: { english: 'Bengali', name: 'বাংলা', script: 'Beng' },
  brx: { english: 'Bodo', name: 'बड़ो', script: 'Deva' },
  doi: { english: 'Dogri', name: 'डोगरी', script: 'Deva' },
  gu: { english: 'Gujarati', name: 'ગુજરાતી', script: 'Gujr' },
  hi: { english: 'Hindi', name: 'हिन्दी', script: 'Deva' },
  kn: { english: 'Kannada', name: 'ಕನ್ನಡ', script: 'Knda' },
  ks: { english: 'Kashmiri', name: 'کٲشُر', script: 'Arab' },
  kok: { english: 'Konkani', name: 'कोंकणी', script: 'Deva' },
  mai: { english: 'Maithili', name: 'मैथिली', script: 'Deva' },
  ml: { english: 'Malayalam', name: 'മലയാളം', script: 'Mlym' },
  mni: { english: 'Manipuri', name: 'ꯃꯤꯇꯩꯂꯣꯟ', script: 'Mtei' },
  mr: { english: 'Marathi', name: 'मराठी', script: 'Deva' },
  ne: { english: 'Nepali', name: 'नेपाली', script: 'Deva' },
  or: { english: 'Odia', name: 'ଓଡ଼ିଆ', script: 'Orya' },
  pa: { english: 'Punjabi', name: 'ਪੰਜਾਬੀ', script: 'Guru' },
  sa: { english: 'Sanskrit', name: 'संस्कृतम्', script: 'Deva' },
  sat: { english: 'Santali', name: 'ᱥᱟᱱᱛᱟᱲᱤ', script: 'Olck' },
  sd: { english: 'Sindhi', name: 'سنڌي', script: 'Arab' },
  ta: { english: 'Tamil', name: 'தமிழ்', script: 'Taml' },
  te: { english: 'Telugu', name: 'తెలుగు', script: 'Telu' },
  ur: { english: 'Urdu', name: 'اردو', script: 'Arab' },
} as const satisfies Readonly<Record<string, KnownLanguage>>

/** Urdu, Kashmiri and Sindhi are written from right to left. */
export const directionOf = ({ script }: Pick<KnownLanguage, 'script'>): 'ltr' | 'rtl' =>
  script === 'Arab' ? 'rtl' : 'ltr'
