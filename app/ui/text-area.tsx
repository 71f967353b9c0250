import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes, useState } from 'react'
import { cx } from './class-names.ts'
import * as fieldCss from './field.css.ts'
import { useControl } from './field.tsx'
import * as css from './text-area.css.ts'
import { uiTexts } from './texts.ts'

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue'> & {
  defaultValue?: string | undefined
}

/** Several lines. With `maxLength` a counter stands below; without scripts it tells the limit. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, onChange, maxLength, rows = 4, ...rest },
  ref,
) {
  const [used, setUsed] = useState(rest.defaultValue?.length ?? 0)
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setUsed(event.target.value.length)
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...rest}
        {...useControl(rest)}
        ref={ref}
        rows={rows}
        maxLength={maxLength}
        onChange={count}
        className={cx(fieldCss.control, css.area, className)}
      />
      {maxLength ? <p className={css.counter}>{uiTexts.counter(used, maxLength)}</p> : null}
    </>
  )
})
