import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LoginIdentifier } from '#contract/people/access/forms.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './identifier-choice.css.ts'
import { moveToItsBox } from './its-box.ts'
import { texts } from './texts.ts'

const choices: readonly LoginIdentifier[] = ['cpf', 'email']

export const switchIntent = 'trocar'

/**
 * Chooses CPF or e-mail, inside the form: links, and the way back stays in the address; without scripts buttons, which
 * send what was typed on both sides and get it back. What was typed into the box of the other one comes along (ACC-01).
 */
export function IdentifierChoice({ current }: { current: LoginIdentifier }) {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const hrefOf = (choice: LoginIdentifier) => {
    const query = new URLSearchParams(params)
    query.set('com', choice)
    return `?${query}`
  }
  return (
    <nav aria-label={texts.login.identifierChoice}>
      {/* Enter presses the first button of a form: that is the log-in. */}
      {isHydrated ? null : <button type="submit" hidden />}
      <ul className={css.choice}>
        {choices.map((choice) => (
          <li key={choice}>
            {isHydrated ? (
              <Link
                to={hrefOf(choice)}
                replace
                preventScrollReset
                onClick={({ currentTarget }) => moveToItsBox(currentTarget.closest('form'), choice)}
                className={css.option}
                aria-current={choice === current ? 'true' : undefined}
              >
                {texts.login.identifier[choice]}
              </Link>
            ) : (
              <button
                type="submit"
                name="intent"
                value={switchIntent}
                formAction={hrefOf(choice)}
                className={css.option}
                aria-current={choice === current ? 'true' : undefined}
              >
                {texts.login.identifier[choice]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type IdentifierProps = {
  isAsked: boolean
  /** The field, with the value that was typed before. */
  field: { name: string; initialValue?: unknown }
  children: ReactNode
}

/**
 * Shows the field of one of the two. With scripts the other one stays as it was left, unseen and unsent; without them
 * it goes with the form, so that changing to and fro loses nothing (ACC-01).
 */
export function Identifier({ isAsked, field: { name, initialValue }, children }: IdentifierProps) {
  const isKept = useHydrated()
  if (!isAsked && !isKept)
    return initialValue ? <input type="hidden" name={name} value={String(initialValue)} /> : null
  return (
    <fieldset className={css.one} hidden={!isAsked} disabled={!isAsked}>
      {isAsked || isKept ? children : null}
    </fieldset>
  )
}
