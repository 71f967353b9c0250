import { Link } from '@remix-run/react'
import { entriesFor, type NavigationEntry, navigation } from '../station/navigation.ts'
import { useStation } from '../station/use-station.ts'
import { Icon } from '../ui/icon.tsx'
import * as css from './shortcuts.css.ts'
import { texts } from './texts.ts'

/** What a union does for its members, as tiles; only where the behaviour has them (STN-U11). */
export function ShortcutTiles() {
  const tiles = entriesFor(useStation(), 'tile', navigation)
  if (tiles.length === 0) return null
  return (
    <nav aria-label={texts.tiles.label}>
      <ul className={css.tiles}>
        {tiles.map((tile) => (
          <li key={tile.href} className={css.cell}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A place whose page is not there yet says so instead of leading nowhere. */
const Tile = ({ href, icon, label, isBuilt }: NavigationEntry) =>
  isBuilt ? (
    <Link to={href} className={css.tileLink}>
      <span className={css.mark}>
        <Icon name={icon} size={24} />
      </span>
      {label}
    </Link>
  ) : (
    <span className={css.tile}>
      <span className={css.mark}>
        <Icon name={icon} size={24} />
      </span>
      {label}
      <span className={css.soon}>{texts.tiles.soon}</span>
    </span>
  )

/** The way to the lucky numbers, on phones of the station that draws them (STN-U12). */
export function LuckyNumbersCard() {
  const [card] = entriesFor(useStation(), 'card', navigation)
  if (!card) return null
  const inside = (
    <>
      <span className={css.mark}>
        <Icon name={card.icon} size={24} />
      </span>
      <span className={css.words}>
        <strong>{card.label}</strong>
        <span>{texts.lucky}</span>
      </span>
      {card.isBuilt ? <Icon name="chevronRight" /> : null}
    </>
  )
  return card.isBuilt ? (
    <Link to={card.href} className={css.luckyLink}>
      {inside}
    </Link>
  ) : (
    <div className={css.lucky}>{inside}</div>
  )
}
