import { Link } from '@remix-run/react'
import * as css from './signup-doors.css.ts'
import { useStation } from './use-station.ts'

const texts = {
  question: 'O que você quer fazer?',
  participate: 'Participar',
  create: 'Criar a minha estação',
}
const doors = [
  ['/cadastrar', texts.participate],
  ['/criar-estacao', texts.create],
] as const

/** Shows, where people make stations of their own, the two ways in above the form of the one that is open (STN-U10, GAP-28). */
export function SignupDoors({ current }: { current: (typeof doors)[number][0] }) {
  const { behaviour } = useStation()
  if (behaviour.onboardingPage !== 'company') return null
  return (
    <nav aria-labelledby="o-que-fazer">
      <p id="o-que-fazer" className={css.question}>
        {texts.question}
      </p>
      <ul className={css.list}>
        {doors.map(([href, label]) => (
          <li key={href}>
            <Link to={href} className={css.door} aria-current={href === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
