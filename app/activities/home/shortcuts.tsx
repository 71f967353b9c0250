import { Link } from '@remix-run/react'
import type { Member } from '../../session/member.ts'
import { entriesFor } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './shortcuts.css.ts'
import { texts } from './texts.ts'

/** Shows a union's services as tiles, where the behaviour has them and they have a page (STN-U11). */
export function ShortcutTiles() {
  const tiles = entriesFor(useStation(), 'tile')
  if (tiles.length === 0) return null
  return (
    <nav aria-label={texts.tiles.label}>
      <ul className={css.tiles}>
        {tiles.map(({ href, icon, label }) => (
          <li key={href} className={css.cell}>
            <Link to={href} className={css.tileLink}>
              <span className={css.mark}>
                <Icon name={icon} size={24} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows the way to the quizzes, as long as there are some (POL-11, GAP-52). */
export function QuizzesDoor({ opens }: Pick<Member, 'opens'>) {
  if (!opens.includes('quizzes')) return null
  return (
    <Link to="/homepage/quizzes" className={css.doorLink}>
      <span className={css.mark}>
        <Icon name="help" size={24} />
      </span>
      <span className={css.words}>
        <strong>{texts.quizzes.title}</strong>
        <span>{texts.quizzes.lead}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

/** Shows the way to the lucky numbers, on phones of the station that draws them (STN-U12). */
export function LuckyNumbersCard() {
  const [card] = entriesFor(useStation(), 'card')
  if (!card) return null
  return (
    <Link to={card.href} className={css.luckyLink}>
      <span className={css.mark}>
        <Icon name={card.icon} size={24} />
      </span>
      <span className={css.words}>
        <strong>{card.label}</strong>
        <span>{texts.lucky}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}
