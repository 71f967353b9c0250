import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as css from './choice.css.ts'
import { cx } from './class-names.ts'
import { FieldError, useControl } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  id: string
  /** May hold links ('Li e aceito os termos'). */
  label: ReactNode
  help?: ReactNode
  error?: string | readonly string[] | undefined
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, help, error, className, ...rest },
  ref,
) {
  const message = typeof error === 'string' ? error : error?.[0]
  const { id } = rest
  const described = cx(rest['aria-describedby'], message && `${id}-error`, help && `${id}-description`)
  const control = useControl({
    ...rest,
    'aria-describedby': described || undefined,
    'aria-invalid': rest['aria-invalid'] || Boolean(message),
  })
  return (
    <div className={className}>
      <label className={css.choice} htmlFor={id}>
        <input {...rest} {...control} ref={ref} type="checkbox" className={css.box} />
        <span className={css.words}>
          <span>{label}</span>
          {help ? (
            <span className={css.hint} id={`${id}-description`}>
              {help}
            </span>
          ) : null}
        </span>
      </label>
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
    </div>
  )
})
