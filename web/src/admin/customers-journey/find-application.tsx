import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import { useId, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const wrongNumber = 'LA- and seven signs, as it stands in messages and files'

/** Opens the steps of an application whose number is typed. What was typed stays where it is wrong. */
export const FindApplication = ({ first = '' }: { first?: string }) => {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(first)
  const [isRefused, setRefused] = useState(false)
  const number = typed.trim().toUpperCase()
  const isRight = isApplicationNumber(number)
  return (
    <section aria-labelledby={id} className="max-w-form">
      <h2 id={id} className="mb-2 text-base">
        See one application’s steps
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(!isRight)
          if (isRight) navigate(`/admin/customers-journey/${number}`)
          else event.currentTarget.querySelector('input')?.focus()
        }}
      >
        <TextField
          label="Application number"
          hint="Without name, contact or amounts"
          placeholder="LA-7K3QX9R"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={
            isRefused && !isRight
              ? number === ''
                ? 'Type an application number'
                : `No such number: ${wrongNumber}`
              : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="secondary" className="mt-3 text-sm">
          Show the steps
        </Button>
      </form>
    </section>
  )
}
