import { forwardRef, type InputHTMLAttributes } from 'react'
import { cx } from './class-names.ts'
import { useControl } from './field.tsx'
import * as css from './file-input.css.ts'

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/** A file from the device; limits and formats are said in the field's help. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { className, ...rest },
  ref,
) {
  return <input {...rest} {...useControl(rest)} ref={ref} type="file" className={cx(css.file, className)} />
})
