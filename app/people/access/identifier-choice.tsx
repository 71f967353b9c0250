import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LoginIdentifier } from '#contract/people/access/forms.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './identifier-choice.css.ts'
import { texts } from './texts.ts'

const choices: readonly LoginIdentifier[] = ['cpf', 'email']

/** CPF or e-mail, as links: they work without scripts, and the way back stays in the address (ACC-01). */
export function IdentifierChoice({ current }: { current: LoginIdentifier }) {
  const [params] = useSearchParams()
  const hrefOf = (choice: LoginIdentifier) => {
    const query = new URLSearchParams(params)
    query.set('com', choice)
    return `?${query}`
  }
  return (
    <nav aria-label={texts.login.identifierChoice}>
      <ul className={css.choice}>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={hrefOf(choice)}
              replace
              preventScrollReset
              className={css.option}
              aria-current={choice === current ? 'true' : undefined}
            >
              {texts.login.identifier[choice]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The field of one of the two. With scripts the other one stays as it was left, unseen and unsent: who changes to and fro loses nothing
 * of what was typed on either side (ACC-01).
 */
export function Identifier({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const isKept = useHydrated()
  return (
    <fieldset className={css.one} hidden={!isAsked} disabled={!isAsked}>
      {isAsked || isKept ? children : null}
    </fieldset>
  )
}
