import {
  type ChangeEvent,
  forwardRef,
  type InputHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { cx } from './class-names.ts'
import { useControl } from './field.tsx'
import * as css from './file-input.css.ts'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/**
 * A file from the device; limits and formats are said in the field's help. With scripts its words are ours, in our language: the native
 * control lies unseen over them (GAP-114).
 */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { className, onChange, ...rest },
  ref,
) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  const isHydrated = useHydrated()
  const [names, setNames] = useState('')
  // What was chosen may also be taken out by whoever shows the field.
  useEffect(() => setNames(namesIn(own.current)))
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    setNames(namesIn(own.current))
  }
  return (
    <span className={cx(css.place, className)}>
      <input
        {...rest}
        {...useControl(rest)}
        ref={own}
        type="file"
        onChange={change}
        className={isHydrated ? css.unseen : css.file}
      />
      {isHydrated ? (
        <span className={css.shown} aria-hidden>
          <span className={css.button}>{uiTexts.chooseFile}</span>
          <span className={css.names}>{names || uiTexts.noFile}</span>
        </span>
      ) : null}
    </span>
  )
})

const namesIn = (input: HTMLInputElement | null) =>
  Array.from(input?.files ?? [], ({ name }) => name).join(', ')
