import { forwardRef, type InputHTMLAttributes, useState } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import * as css from './password-input.css.ts'
import { TextInput } from './text-input.tsx'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'prefix'> & {
  /** `new-password` for sign-up and change. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown (ACC-02). The button comes with the scripts that make it work. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { className, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <div className={css.frame}>
      <TextInput
        {...rest}
        ref={ref}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cx(css.input, className)}
      />
      {hydrated ? (
        <span className={css.toggle}>
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      ) : null}
    </div>
  )
})
