import { type ComponentProps, useRef } from 'react'
import { useControl } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import * as css from './number-stepper.css.ts'
import { TextInput } from './text-input.tsx'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type NumberStepperProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'ref'> & {
  min: number
  max: number
  /** What is counted, in the names of the two buttons. */
  of: string
}

/** Shows a whole number with a button for one less and one more, where scripts run; without them it is typed. */
export function NumberStepper({ min, max, of, ...rest }: NumberStepperProps) {
  const input = useRef<HTMLInputElement>(null)
  const { id } = useControl(rest)
  const isHydrated = useHydrated()
  const change = (by: number) => {
    const { current: element } = input
    if (!element) return
    // Whatever was typed, the next step is a number that can be.
    const typed = /^\d+$/.test(element.value.trim()) ? Number(element.value) : by > 0 ? min - 1 : min
    setValue(element, String(Math.min(max, Math.max(min, typed + by))))
  }
  const button = (by: -1 | 1) =>
    isHydrated ? (
      <IconButton
        icon={by < 0 ? 'minus' : 'plus'}
        variant="secondary"
        label={by < 0 ? uiTexts.oneLess(of) : uiTexts.oneMore(of)}
        aria-controls={id}
        onClick={() => change(by)}
      />
    ) : null
  return (
    <div className={css.stepper}>
      {button(-1)}
      <TextInput {...rest} ref={input} inputMode="numeric" className={css.line} />
      {button(1)}
    </div>
  )
}

/** Writes as typing does: whoever listens to the line hears of it. */
function setValue(element: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
