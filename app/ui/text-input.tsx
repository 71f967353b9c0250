import { forwardRef, type InputHTMLAttributes } from 'react'
import { cx } from './class-names.ts'
import * as fieldCss from './field.css.ts'
import { useControl } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import * as css from './text-input.css.ts'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
  icon?: IconName
  /** A short unit before the figure, such as 'R$'. */
  prefix?: string
}

const numericModes = new Set(['numeric', 'decimal', 'tel'])

/** One line of text, of any text-like `type`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { icon, prefix, className, type = 'text', ...rest },
  ref,
) {
  const input = (
    <input
      {...rest}
      {...useControl(rest)}
      ref={ref}
      type={type}
      className={cx(
        fieldCss.control,
        icon && css.withPrefix.icon,
        prefix && css.withPrefix.text,
        (type === 'tel' || numericModes.has(rest.inputMode ?? '')) && css.numeric,
        className,
      )}
    />
  )
  if (!icon && !prefix) return input
  return (
    <div className={css.frame}>
      <span className={css.affix}>{icon ? <Icon name={icon} /> : prefix}</span>
      {input}
    </div>
  )
})
