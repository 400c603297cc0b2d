import type { Agreement, saveAgreement } from '@marketplace/contract/office/agreements'
import type { Body } from '@marketplace/contract/platform/call'

/** What the form holds: numbers and lists as they are typed. */
export interface AgreementForm {
  lender_id: string
  reference: string
  signed_on: string | null
  ends_on: string | null
  review_on: string | null
  scope: string
  dlg: string
  documents: string
}

export const formOf = (agreement: Agreement | null): AgreementForm => ({
  lender_id: agreement === null ? '' : String(agreement.lender_id),
  reference: agreement?.reference ?? '',
  signed_on: agreement?.signed_on ?? null,
  ends_on: agreement?.ends_on ?? null,
  review_on: agreement?.review_on ?? null,
  scope: agreement?.scope ?? '',
  dlg: agreement?.dlg_percent === null || agreement === null ? '' : String(agreement.dlg_percent),
  documents: agreement?.documents.join('\n') ?? '',
})

/** What is sent; null while something that has to be there is missing. Documents stand one a line. */
export const bodyOf = (
  form: AgreementForm,
  agreement: Pick<Agreement, 'agreement_id' | 'version'> | null,
): Body<typeof saveAgreement> | null => {
  const { signed_on, review_on, ends_on } = form
  const [reference, scope, dlg] = [form.reference.trim(), form.scope.trim(), form.dlg.trim()]
  if (form.lender_id === '' || signed_on === null || review_on === null) return null
  if (reference === '' || scope === '') return null
  return {
    agreement_id: agreement?.agreement_id ?? null,
    version: agreement?.version ?? 0,
    lender_id: Number(form.lender_id),
    reference,
    signed_on,
    ends_on,
    review_on,
    scope,
    dlg_percent: dlg === '' ? null : Number(dlg),
    documents: form.documents.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
  }
}
