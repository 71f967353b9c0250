import { createContext, type ReactNode, useContext, useState } from 'react'
import { cx } from './class-names.ts'
import * as css from './field.css.ts'
import { Icon } from './icon.tsx'
import { uiTexts } from './texts.ts'

type ControlContext = { id: string; describedBy: string | undefined; invalid: boolean }
const FieldContext = createContext<ControlContext | null>(null)

type Described = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: unknown
}

/** Adds the attributes of the surrounding `Field` to a control's own (conform's win where both speak). */
export function useControl(own: Described) {
  const context = useContext(FieldContext)
  const ids = new Set([
    ...(context?.describedBy ?? '').split(' '),
    ...(own['aria-describedby'] ?? '').split(' '),
  ])
  ids.delete('')
  return {
    id: own.id ?? context?.id,
    'aria-describedby': ids.size > 0 ? [...ids].join(' ') : undefined,
    'aria-invalid': own['aria-invalid'] || context?.invalid ? (true as const) : undefined,
  }
}

type Message = string | readonly string[] | undefined
const firstOf = (message: Message) => (typeof message === 'string' ? message : message?.[0])

export type FieldProps = {
  /** The control's id; messages are `<id>-error` and `<id>-description`, as conform names them. */
  id: string
  label: ReactNode
  help?: ReactNode
  /** The first is shown. */
  error?: Message
  /** The answer that the error came with, where nothing checks while somebody types. The error goes with the first change after it. */
  refusal?: unknown
  /** Says 'opcional' beside the label: required is the rule. */
  optional?: boolean
  className?: string
  children: ReactNode
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={css.error} id={id}>
    <Icon name="alert" size={20} />
    <span>{children}</span>
  </p>
)

/** Lays out a label above, control, help and error below. Goes around one control of this folder. */
export function Field({
  id,
  label,
  help,
  error,
  refusal,
  optional = false,
  className,
  children,
}: FieldProps) {
  const [mended, setMended] = useState<unknown>(null)
  const message = refusal != null && mended === refusal ? undefined : firstOf(error)
  const describedBy = cx(message && `${id}-error`, help && `${id}-description`) || undefined
  return (
    <div
      className={cx(css.field, className)}
      onInput={refusal == null ? undefined : () => setMended(refusal)}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {optional ? <span className={css.optional}>({uiTexts.optional})</span> : null}
      </label>
      <FieldContext.Provider value={{ id, describedBy, invalid: Boolean(message) }}>
        {children}
      </FieldContext.Provider>
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
      {help ? (
        <div className={css.help} id={`${id}-description`}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

/** Surrounds a group of choices: the label is a legend. */
export function FieldGroup({ id, label, help, error, optional = false, className, children }: FieldProps) {
  const message = firstOf(error)
  const describedBy = cx(message && `${id}-error`, help && `${id}-description`) || undefined
  return (
    <fieldset className={cx(css.field, className)} id={id} aria-describedby={describedBy}>
      <legend className={css.legend}>
        {label}
        {optional ? <span className={css.optional}> ({uiTexts.optional})</span> : null}
      </legend>
      {children}
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
      {help ? (
        <div className={css.help} id={`${id}-description`}>
          {help}
        </div>
      ) : null}
    </fieldset>
  )
}
