import { useText } from '../../i18n/use-text.ts'
import { DetailProgress, DetailSteps } from './detail-progress.tsx'
import { GroupForm, type GroupFormProps } from './group-form.tsx'
import { useFormContext } from './questions/detail-context.ts'
import { SaveNote } from './save-note.tsx'
import type { ReactNode } from 'react'

/** One group of the whole form, with the others beside it: for whoever changes their details. */
export const GroupPage = ({
  problem,
  ...props
}: Omit<GroupFormProps, 'nextLabel'> & { problem: ReactNode }) => {
  const t = useText()
  const { saveState } = useFormContext()
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="mb-5 lg:sticky lg:top-6">
        <DetailProgress />
        <SaveNote state={saveState} />
        <div className="mt-3 hidden lg:block">
          <DetailSteps current={props.group} />
        </div>
      </div>
      <div>
        {problem}
        <GroupForm {...props} nextLabel={t('details.done')} />
      </div>
    </div>
  )
}
