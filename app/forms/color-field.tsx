import { useEffect, useRef } from 'react'
import { hexColor } from '#contract/hex-color.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import * as css from './color-field.css.ts'
import { pickedName, shownName } from './sent-color.ts'
import { formTexts } from './texts.ts'

type Props = {
  /** The name of the field, also its id; `sentColor` reads its values. */
  name: string
  label: string
  /** `#rrggbb` */
  value: string
  /** The text that was typed instead and refused. */
  typed?: string | undefined
  error?: string | undefined
  /** Called with every colour that is typed or picked, as `#rrggbb`. */
  onColor?: (color: string) => void
}

/** Shows a colour, typed or pasted as a hex value or picked; with scripts each shows what the other says (SEC-26). */
export function ColorField({ name, label, value, typed, error, onColor }: Props) {
  const text = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  // Another colour from outside, such as a swatch; never over what is being typed.
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (text.current && hexColor(text.current.value) !== value) text.current.value = value
    if (picker.current) picker.current.value = value
  }, [value])
  const typedNow = (said: string) => {
    const color = hexColor(said)
    if (!color) return
    if (picker.current) picker.current.value = color
    onColor?.(color)
  }
  const pickedNow = (color: string) => {
    if (text.current) text.current.value = color
    onColor?.(color)
  }
  return (
    <Field id={name} label={label} help={formTexts.color.help} error={error}>
      <div className={css.pair}>
        <input
          ref={picker}
          className={css.picker}
          type="color"
          name={pickedName(name)}
          defaultValue={value}
          aria-label={formTexts.color.pick(label)}
          onInput={(event) => pickedNow(event.currentTarget.value)}
        />
        <TextInput
          ref={text}
          className={css.text}
          name={name}
          defaultValue={typed ?? value}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => typedNow(event.currentTarget.value)}
        />
      </div>
      <input type="hidden" name={shownName(name)} value={value} />
    </Field>
  )
}
