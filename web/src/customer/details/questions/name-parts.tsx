import { namePartsOf } from '@marketplace/contract/customers/pan-name'
import { useText } from '../../../i18n/use-text.ts'
import { isMask } from '../detail-values.ts'
import { useFormContext, useValues } from './detail-context.ts'

/** What becomes of the name as it is typed: lenders get it as it stands, our two fields what fits them. Nothing changes unseen. */
export const NameParts = () => {
  const t = useText()
  const { profile } = useFormContext()
  const { pan_name } = useValues()
  const isKept = pan_name === '' || isMask('pan_name', pan_name)
  const parts = isKept ? profile : namePartsOf(pan_name)
  const { first_name: first = null, last_name: last = null } = parts ?? {}
  return (
    <output htmlFor="detail-pan_name" className="block text-sm text-ink-soft">
      {first === null || last === null
        ? null
        : t(first === last ? 'details.name_one' : 'details.name_parts', { first, last })}
    </output>
  )
}
