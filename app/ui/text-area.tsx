import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes, useState } from 'react'
import { countLetters } from '#contract/letters.ts'
import { cx } from './class-names.ts'
import * as fieldCss from './field.css.ts'
import { useControl } from './field.tsx'
import * as css from './text-area.css.ts'
import { uiTexts } from './texts.ts'

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue'> & {
  defaultValue?: string | undefined
  /** Most letters as people count them. Nothing is cut while somebody types: browsers would count an emoji as many. */
  maxLetters?: number
}

/** Several lines. With a limit a counter stands below; without scripts it tells the limit. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, onChange, maxLength, maxLetters, rows = 4, ...rest },
  ref,
) {
  const lengthOf = (text: string) => (maxLetters ? countLetters(text.trim()) : text.length)
  const [used, setUsed] = useState(() => lengthOf(rest.defaultValue ?? ''))
  const most = maxLetters ?? maxLength
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setUsed(lengthOf(event.target.value))
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...rest}
        {...useControl(rest)}
        ref={ref}
        rows={rows}
        // It grows with its text, and browsers that let it do so leave `rows` out.
        {...(rows > 6 && { style: { minBlockSize: `${rows + 1}lh` } })}
        maxLength={maxLength}
        onChange={count}
        className={cx(fieldCss.control, css.area, className)}
      />
      {most ? (
        <p className={used > most ? css.counterOver : css.counter}>{uiTexts.counter(used, most)}</p>
      ) : null}
    </>
  )
})
