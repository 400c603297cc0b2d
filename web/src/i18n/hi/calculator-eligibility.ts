import type { calculatorEligibility as english } from '../en/calculator-eligibility.ts'
import type { Translated } from '../translated.ts'

/** The calculator at /calculators/eligibility. */
export const calculatorEligibility: Translated<typeof english> = {
  'calc.eligibility.income': 'टैक्स के बाद महीने की आय',
  'calc.eligibility.emi': 'अभी महीने की कितनी EMI देते हैं',
  'calc.eligibility.foir': 'आय का कितना हिस्सा EMI में',
  'calc.eligibility.foir_hint': 'लेंडर 35 से 65 % तक मानते हैं, ज़्यादातर करीब 50 % तक।',
  'calc.eligibility.household': 'पूरे परिवार की साल भर की आय',
  'calc.eligibility.household_hint': '₹3,00,000 तक की आय पर नियम सारी EMI की सीमा तय करता है।',
  'calc.eligibility.most': 'आपको इतना लोन मिल सकता है',
  'calc.eligibility.nothing': 'नई EMI के लिए कुछ नहीं बचता: अभी की EMI ही लेंडर की पूरी सीमा ले लेती हैं।',
  'calc.eligibility.at_emi': 'उस रकम पर EMI',
  'calc.eligibility.ceiling': 'सारी EMI मिलाकर सीमा',
  'calc.eligibility.left': 'नई EMI के लिए बचा',
  'calc.eligibility.by_household':
    'यहाँ कम पारिवारिक आय का नियम सीमा तय करता है: महीने की सारी EMI के लिए {amount} तक।',
  'calc.eligibility.rule':
    'FOIR: अभी की और नई EMI मिलाकर आय के उस हिस्से में रहें। साल में {limit} तक की आय वाले परिवार के लिए RBI का माइक्रोफ़ाइनेंस नियम सारी EMI को महीने की पारिवारिक आय के {percent} तक रखता है।',
}
