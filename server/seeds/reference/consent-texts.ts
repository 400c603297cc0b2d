import type { ConsentText } from '@marketplace/contract/customers/consents'
import { contactConsentTexts } from './contact-consent-texts.ts'
import { earlierConsentTexts } from './earlier-consent-texts.ts'
import { startConsentTexts } from './start-consent-texts.ts'
import { shareConsentTexts } from './share-consent-texts.ts'

/**
 * The words that customers agree to. `{brand}` and `{lender}` stand for names. Each says which data, what for, and how to
 * withdraw and complain (DPDP Act 2023, sections 5 and 6; RBI Digital Lending Directions, 2025). Words that someone has
 * agreed to keep their version for good: other words are a new version.
 */
export const consentTexts: readonly ConsentText[] = [
  ...startConsentTexts,
  ...contactConsentTexts,
  {
    purpose: 'insurance',
    version: '1',
    language: 'en',
    product_type: null,
    text:
      '{brand} may refer me to {lender}, which holds the insurance licence, for this one plan. On the way {brand} hands over a ' +
      'reference number and the name of the plan, and nothing else about me. On its own site {lender} asks me for the details that ' +
      'a quote needs, and may share them with the insurer of this plan. {brand} does not advise me on insurance and does not sell ' +
      'it, and I am not bound to buy anything. I can withdraw this in my account at any time: {brand} then closes the referral. ' +
      'What I have told {lender} myself stays with {lender}. I can complain to the grievance officer of {brand}, who acknowledges ' +
      'it within 5 working days, and after that to the Data Protection Board of India.',
  },
  {
    purpose: 'insurance',
    version: '1',
    language: 'hi',
    product_type: null,
    text:
      '{brand} मुझे सिर्फ़ इस एक प्लान के लिए {lender} के पास भेज सकता है, जिसके पास इंश्योरेंस का लाइसेंस है। इसमें {brand} सिर्फ़ एक रेफ़रेंस नंबर ' +
      'और प्लान का नाम देता है, मेरे बारे में और कुछ नहीं। {lender} अपनी साइट पर मुझसे वह जानकारी माँगेगा जो प्रीमियम बताने के लिए चाहिए, और उसे ' +
      'इस प्लान की इंश्योरेंस कंपनी को दे सकता है। {brand} इंश्योरेंस की सलाह नहीं देता और उसे बेचता नहीं, और मुझ पर कुछ खरीदने की कोई बंदिश ' +
      'नहीं है। मैं अपने खाते में जाकर यह सहमति कभी भी वापस ले सकता/सकती हूँ: तब {brand} यह रेफ़रल बंद कर देगा। जो मैंने {lender} को खुद बताया है ' +
      'वह उसके पास रहेगा। मैं {brand} के शिकायत अधिकारी से शिकायत कर सकता/सकती हूँ, जो 5 कामकाजी दिनों में शिकायत मिलने की सूचना देंगे, और उसके ' +
      'बाद भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से।',
  },
  ...shareConsentTexts,
  ...earlierConsentTexts,
]
