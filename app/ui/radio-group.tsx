import type { ReactNode } from 'react'
import * as css from './choice.css.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  help?: ReactNode
  icon?: IconName
  /** What the choice looks like, above its name. Pictures only. */
  picture?: ReactNode
  /** A price at the end of the line. Cards only. */
  aside?: ReactNode
  disabled?: boolean
}
type RadioGroupProps = Omit<FieldProps, 'children'> & {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  required?: boolean
  form?: string
  /** `cards` for few, weighty choices; `names` for many short ones; `pictures` for looks. */
  look?: 'list' | 'cards' | 'names' | 'pictures'
  /** Hears changes; the choice itself is the form's. */
  onChange?: (value: string) => void
}

/** Shows a choice of one of several. */
export function RadioGroup({
  name,
  options,
  defaultValue,
  required,
  form,
  look = 'list',
  onChange,
  ...field
}: RadioGroupProps) {
  const cards = look !== 'list'
  return (
    <FieldGroup {...field}>
      <div className={css.groups[look]}>
        {options.map((option) => (
          <label key={option.value} className={css.options[look]}>
            {option.picture}
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
              form={form}
              disabled={option.disabled}
              aria-invalid={field.error ? true : undefined}
              className={cards ? `${css.dot} ${css.cardInput}` : css.dot}
              onChange={onChange ? () => onChange(option.value) : undefined}
            />
            {option.icon ? <Icon name={option.icon} size={24} /> : null}
            <span className={css.words}>
              <span className={cards ? css.cardTitle : undefined}>{option.label}</span>
              {option.help ? <span className={css.hint}>{option.help}</span> : null}
            </span>
            {cards && option.aside ? <span className={css.aside}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
