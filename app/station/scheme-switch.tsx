import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { Scheme } from './scheme.ts'
import * as css from './scheme-switch.css.ts'

const texts = {
  label: 'Tema',
  choices: [
    ['claro', 'Claro'],
    ['escuro', 'Escuro'],
    ['aparelho', 'Automático'],
  ],
} as const

/** Shows the choice of light, dark, or as the device: a form, as every choice that is kept. */
export function SchemeSwitch() {
  const { pathname, search } = useLocation()
  const data = useRouteLoaderData('root') as { scheme: Scheme | null } | undefined
  const chosen = data?.scheme ?? 'aparelho'
  return (
    <form noValidate method="post" action="/tema" className={css.form} aria-label={texts.label}>
      <input type="hidden" name="voltar" value={pathname + search} />
      {texts.choices.map(([value, label]) => (
        <button
          key={value}
          type="submit"
          name="tema"
          value={value}
          className={css.choice}
          aria-pressed={chosen === value}
        >
          {label}
        </button>
      ))}
    </form>
  )
}
