import { getCardReach } from '@marketplace/contract/catalogue/deleted-cards'
import { count } from '../../../i18n/format-values.ts'
import { ask, useAnswer } from '../../../office/answers.ts'
import { failureText } from '../../../office/show/failure-text.ts'
import { Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'

/** How many people a card would go away from: those who lately went on to its issuer. */
export const CardReach = ({ categoryId }: { categoryId: string }) => {
  const { value, error } = useAnswer(ask('cards', getCardReach, { params: { category_id: categoryId } }))
  if (error !== null) return <Notice tone="warn">{failureText(error)}</Notice>
  if (value === null) return <Skeleton className="h-12" />
  const { people, days } = value.data
  return (
    <Notice tone={people > 0 ? 'warn' : 'info'} live>
      {people === 1 ? '1 person' : `${count(people)} people`} went on to its issuer in the last {days} days.
      Customers no longer see the card; who has applied goes on with the issuer.
    </Notice>
  )
}
