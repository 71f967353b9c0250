import { forwardRef, type SelectHTMLAttributes } from 'react'
import { cx } from './class-names.ts'
import * as fieldCss from './field.css.ts'
import { useControl } from './field.tsx'
import { Icon } from './icon.tsx'
import * as css from './select.css.ts'

export type Option = { value: string; label: string; disabled?: boolean }
type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  options: readonly Option[]
  /** First, empty choice. */
  placeholder?: string
}

/** The system's own list: best on phones, and without scripts. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, className, ...rest },
  ref,
) {
  return (
    <div className={css.frame}>
      <select
        {...rest}
        {...useControl(rest)}
        ref={ref}
        className={cx(fieldCss.control, css.select, className)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="chevronDown" />
      </span>
    </div>
  )
})
