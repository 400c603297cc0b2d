import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Card } from '../../ui/surfaces.tsx'
import { contactRefusal, contactTitle } from './contact-refusals.ts'

/** "May we contact them now?": each way with yes, or with why not. */
export const MayContactCard = ({ record }: { record: CustomerRecord }) => (
  <Card className="p-4" aria-label="May we contact them now?">
    <h2 className="mb-1 text-base">May we contact them now?</h2>
    <ul className="text-sm">
      {record.may_contact.map((one) => (
        <li key={contactTitle(one)} className="flex gap-2 py-1">
          {one.allowed === 1 ? (
            <IconCheck aria-label="Yes:" className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <IconX aria-label="No:" className="mt-0.5 size-4 shrink-0 text-bad" />
          )}
          <span className="min-w-0 wrap-anywhere">
            {contactTitle(one)}
            {one.allowed === 1 ? null : (
              <span className="block text-xs text-ink-soft">{contactRefusal(one)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
