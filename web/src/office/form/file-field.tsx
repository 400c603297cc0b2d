import { IconFile, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, FieldHint, useFieldIds } from '../../ui/form/field.tsx'
import { fileSizeText } from './file-size-text.ts'

interface FileFieldProps {
  label: ReactNode
  /** As of an input: ".csv,.xlsx" or "image/*". */
  accept: string
  file: File | null
  onChange: (file: File | null) => void
  hint?: ReactNode
  error?: string | undefined
  isDisabled?: boolean
}

/** One file, chosen or dropped: the input, which takes both, lies over the whole box. */
export const FileField = ({
  label,
  accept,
  file,
  onChange,
  hint,
  error,
  isDisabled = false,
}: FileFieldProps) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error })
  return (
    <div>
      <label
        className={classNames(
          'relative flex min-h-20 cursor-pointer items-center gap-3 rounded-surface border border-dashed p-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-brand-soft',
          error === undefined ? 'border-line' : 'border-bad',
          isDisabled && 'pointer-events-none opacity-60',
        )}
      >
        {file === null ? (
          <IconUpload aria-hidden="true" className="size-6 shrink-0" />
        ) : (
          <IconFile aria-hidden="true" className="size-6 shrink-0" />
        )}
        <span className="min-w-0 grow">
          <span className="block text-sm font-semibold">{label}</span>
          <span className="block text-sm wrap-anywhere text-ink-soft">
            {file === null ? 'Choose a file, or drop it here' : `${file.name}, ${fileSizeText(file.size)}`}
          </span>
        </span>
        <input
          {...control}
          type="file"
          accept={accept}
          disabled={isDisabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            onChange(target.files?.[0] ?? null)
            // The same file may be chosen again after it was mended.
            target.value = ''
          }}
        />
      </label>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  )
}
