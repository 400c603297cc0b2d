import type { PreparationStep } from '@marketplace/contract/partner-area/preparation'
import { type DocumentKind, documentKinds } from '@marketplace/contract/partners/partner-documents'
import { kycItems, type KycItem } from '@marketplace/contract/partners/partner-kyc'
import type { Tone } from '../show/status-dot.tsx'
import { documentTitles } from './document-words.ts'
import { kycTitles } from './kyc-words.ts'

type StepName = PreparationStep['step']

export const stepTitles: Readonly<Record<StepName, string>> = {
  details: 'Details of your business',
  documents: 'Papers',
  agreement: 'Agreement',
  training: 'Training',
}

export const stateWords: Readonly<Record<PreparationStep['state'], { label: string; tone: Tone }>> = {
  missing: { label: 'Missing', tone: 'warn' },
  with_us: { label: 'Being checked', tone: 'info' },
  stands: { label: 'Done', tone: 'good' },
}

const isItem = (name: string): name is KycItem => kycItems.some((one) => one === name)
const isDocument = (name: string): name is DocumentKind => documentKinds.some((one) => one === name)

const nameOf = (step: StepName, name: string): string => {
  if (step === 'details' && isItem(name)) return kycTitles[name]
  if (step === 'documents' && isDocument(name)) return documentTitles[name]
  return name
}

/** What a step still needs, named. */
export const missingNames = ({ step, missing }: PreparationStep): string =>
  missing.map((name) => nameOf(step, name)).join(step === 'training' ? '; ' : ', ')

/** The same as a sentence to who has to do it. */
export const needsOf = (of: PreparationStep): string => {
  const { step, state } = of
  if (state === 'with_us') return 'Everything has arrived. We check it.'
  if (state === 'stands')
    return step === 'training' ? 'Passed.' : step === 'agreement' ? 'Accepted.' : 'Checked.'
  if (step === 'agreement') return 'Read it and accept it by name.'
  return step === 'training' ? `To pass: ${missingNames(of)}.` : `To send: ${missingNames(of)}.`
}
