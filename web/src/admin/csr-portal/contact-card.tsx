import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import {
  maskedFields,
  type CustomerRecord,
  type MaskedField,
} from '@marketplace/contract/office/customer-care'
import { IconEye } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { maskedTitles, UnmaskDialog, type Unmasked } from './unmask-dialog.tsx'

const shown = (field: MaskedField, value: string): string => (field === 'birth_date' ? dayText(value) : value)

/** How the customer is reached and who they are: masked until somebody says what they need it for. */
export const ContactCard = ({ record }: { record: CustomerRecord }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [clear, setClear] = useState<Unmasked>({})
  const told = maskedFields.filter((field) => record.masked[field] !== null)
  const rows = maskedFields.map((field) => {
    const value = clear[field]
    return {
      key: field,
      label: maskedTitles[field],
      value:
        value == null ? (
          record.masked[field]
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            {shown(field, value)} <Badge tone="warn">in clear</Badge>
          </span>
        ),
    }
  })
  return (
    <Card aria-labelledby={id} className="p-4">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h2 id={id} className="grow text-base">
          Contact
        </h2>
        <Button
          kind="secondary"
          className="text-sm"
          disabled={told.length === 0}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconEye aria-hidden="true" className="size-5" />
          Show number…
        </Button>
      </div>
      <KeyValueList
        isNarrow
        rows={[
          ...rows,
          { key: 'proved', label: 'E-mail proved', value: record.email_verified === 1 ? 'Yes' : 'No' },
          {
            key: 'language',
            label: 'Language',
            value: knownLanguages[readLanguage(record.language)].english,
          },
          { key: 'brand', label: 'Brand', value: record.brand_name },
          { key: 'since', label: 'Customer since', value: timeText(record.created_at) },
          { key: 'active', label: 'Last active', value: timeText(record.active_at) },
        ]}
      />
      <UnmaskDialog
        userId={record.user_id}
        fields={told}
        references={record.references}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onUnmasked={(values) => setClear({ ...clear, ...values })}
      />
    </Card>
  )
}
