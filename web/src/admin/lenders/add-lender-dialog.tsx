import type { createLender } from '@marketplace/contract/market/lenders-office'
import type { Body } from '@marketplace/contract/platform/call'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { SelectField } from '../../ui/form/select-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { LenderNameField } from './adding/lender-name-field.tsx'

const products = productTypes.map((value) => ({ value, label: value }))
const empty = { name: '', product: 'Personal Loans' as ProductType }

interface AddLenderDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdd: (draft: Body<typeof createLender>) => Promise<void>
}

/** Makes a lender of that name and product, which is off until its facts are there. */
export const AddLenderDialog = ({ isOpen, onClose, onAdd }: AddLenderDialogProps) => {
  const [{ name, product }, set, forget] = useDraft('add-lender', empty)
  return (
    <FormDialog
      isOpen={isOpen}
      title={specifiedTexts.add_lender}
      action={specifiedTexts.add_lender}
      canSubmit={name !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={() => onAdd({ name, product_type: product })}
    >
      {(errors) => (
        <>
          <LenderNameField
            hint="Letters, digits, underscore and hyphen. Customers see the legal name, which stands on the lender’s page."
            error={errors['name']}
            name={name}
            onName={(next) => set({ name: next })}
          />
          <SelectField
            label="Product"
            options={products}
            error={errors['product_type']}
            value={product}
            onChange={({ target }) =>
              set({ product: productTypes.find((one) => one === target.value) ?? product })
            }
          />
        </>
      )}
    </FormDialog>
  )
}
