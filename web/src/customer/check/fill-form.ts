import type { FormDraft } from '../../session/form-drafts.ts'

/** Puts values into the fields of a form as if they had been typed; a name without a field is left out. */
export const fillForm = (form: HTMLFormElement, values: FormDraft): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value
    else if (field instanceof HTMLInputElement && field.type !== 'radio') field.value = value
  }
}
