import type { calculatorGoldValue as english } from '../en/calculator-gold-value.ts'
import type { Translated } from '../translated.ts'

/** The calculator at /calculators/gold-value. */
export const calculatorGoldValue: Translated<typeof english> = {
  'calc.gold.weight': 'वज़न, नग के बिना',
  'calc.gold.purity': 'शुद्धता',
  'calc.gold.carat': '{carat} कैरेट',
  'calc.gold.rate': '24 कैरेट के एक ग्राम का भाव',
  'calc.gold.rate_hint': 'ख़ाली छोड़ने पर हमारे पास का सबसे नया भाव लगेगा। {range}',
  'calc.gold.most': 'लेंडर ज़्यादा से ज़्यादा इतना दे सकता है',
  'calc.gold.value': 'आपके सोने की कीमत',
  'calc.gold.rate_of_average':
    '24 कैरेट के एक ग्राम का भाव {rate} माना गया है: यह पिछले 30 दिनों का औसत है, जो {day} के बंद भाव से कम है, स्रोत: {source}।',
  'calc.gold.rate_of_close':
    '24 कैरेट के एक ग्राम का भाव {rate} माना गया है: यह {day} का बंद भाव है, जो पिछले 30 दिनों के औसत से ज़्यादा नहीं है, स्रोत: {source}।',
  'calc.gold.rate_old': 'यह भाव पुराना है। आज का भाव लिखें, तो हिसाब लेंडर के हिसाब के ज़्यादा करीब होगा।',
  'calc.gold.source.ibja': 'सराफ़ा कारोबारियों का संगठन IBJA',
  'calc.gold.source.mcx': 'कमोडिटी एक्सचेंज MCX',
  'calc.gold.source.example': 'उदाहरण के आँकड़े',
  'calc.gold.rate_typed': '24 कैरेट के एक ग्राम का भाव {rate} माना गया है, जो आपने लिखा।',
  'calc.gold.repayment': 'कैसे चुकाएँगे',
  'calc.gold.instalments': 'किस्तों में',
  'calc.gold.at_end': 'सब कुछ आख़िर में',
  'calc.gold.months': 'तब तक के महीने',
  'calc.gold.interest': 'तब तक का ब्याज',
  'calc.gold.total': '{months} बाद चुकाना होगा',
  'calc.gold.tiers': 'हर सीमा पर कितना',
  'calc.gold.step': 'लोन',
  'calc.gold.share': 'कीमत का हिस्सा',
  'calc.gold.loan': 'मिल सकता है',
  'calc.gold.up_to': '{amount} तक',
  'calc.gold.above': 'उससे ऊपर',
  'calc.gold.rule':
    '01/04/2026 से RBI के गोल्ड लोन निर्देश, अपने इस्तेमाल के लोन के लिए: एक ग्राम का भाव पिछले बंद भाव और 30 दिनों के औसत में से जो कम हो; सीमा लोन की रकम से तय होती है और सबसे अच्छी सीमा गिनी जाती है। सब कुछ आख़िर में चुकाना हो, तो तब तक का ब्याज भी लोन में गिना जाता है, इसलिए कम मिलता है।',
}
