import { TextLink } from './link.tsx'
import { mapHref } from './map-href.ts'
import * as css from './place.css.ts'
import { uiTexts } from './texts.ts'

type PlaceProps = {
  /** A name or an address, as somebody wrote it. */
  where: string
  /** Whose place it is: a name alone, 'Sede', is looked for with theirs. */
  of: string
}

/** Shows a place, and where it can be looked for the way to a map. */
export const Place = ({ where, of }: PlaceProps) => (
  <>
    {where}
    <MapLink where={where} of={of} />
  </>
)

/** Leads to a map that looks for a place; nothing for what is none. */
export function MapLink({ where, of }: PlaceProps) {
  const href = mapHref(where, of)
  if (!href) return null
  return (
    <span className={css.map} data-on-screen>
      {' '}
      <TextLink href={href} kind="stand" icon="mapPin" newWindow>
        {uiTexts.map}
      </TextLink>
    </span>
  )
}
