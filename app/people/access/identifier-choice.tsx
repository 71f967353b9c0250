import { Link, useSearchParams } from '@remix-run/react'
import type { LoginIdentifier } from '#contract/people/access/forms.ts'
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
