import type { calculatorEmi as english } from '../en/calculator-emi.ts'
import type { Translated } from '../translated.ts'

/** The calculator at /calculators/emi. */
export const calculatorEmi: Translated<typeof english> = {
  'calc.emi.last': 'आख़िरी किस्त',
  'calc.emi.borrowed': 'लिया लोन',
  'calc.emi.total': 'कुल चुकाएँगे',
  'calc.emi.chart': 'हर साल मूलधन और ब्याज',
  'calc.emi.chart_label':
    '{years, plural, one {# साल की पट्टी} other {# सालों की पट्टियाँ}}: हर साल की किस्तों में कितना मूलधन है और कितना ब्याज। आँकड़े नीचे की तालिका में हैं।',
  'calc.emi.year': 'साल',
  'calc.emi.principal': 'मूलधन',
  'calc.emi.interest_short': 'ब्याज',
  'calc.emi.interest_above': 'ब्याज, ऊपर लिखा हुआ',
  'calc.emi.owed': 'बकाया',
  'calc.emi.years_table': 'साल के हिसाब से आँकड़े',
  'calc.emi.schedule': 'हर किस्त',
  'calc.emi.number': 'क्र.',
  'calc.emi.instalment': 'किस्त',
  'calc.emi.rule':
    'घटते बकाया पर बराबर किस्तें, जैसे RBI के मुख्य तथ्य विवरण (KFS) में: महीने का ब्याज बकाया × दर ÷ 12 होता है। EMI पूरे रुपयों में होती है; जो बचता है वह आख़िरी किस्त में आता है।',
}
