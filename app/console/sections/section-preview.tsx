import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { TypedPreview } from '../ui/typed-preview.tsx'
import * as css from './section-preview.css.ts'
import { shownOfRow, shownOfSection } from './shown-section.ts'
import { texts } from './texts.ts'

type Props = {
  /** Of the draft. */
  version: number
  /** The section whose form is open, or the cover; none on their list. */
  section?: string
}

const screens = [
  { name: 'desktop', icon: 'laptop' },
  { name: 'phone', icon: 'smartphone' },
] as const

/** The draft as the real landing page, as wide as a computer or a phone at one press, scrolled to the section in hand. */
export function SectionPreview({ version, section }: Props) {
  const shows = useMemo(() => (section ? shownOfSection(section) : shownOfRow), [section])
  const address = `/gestao/previa${section ? `?secao=${section}` : ''}`
  return (
    <div className={css.preview}>
      <fieldset className={css.widths}>
        <legend className={css.legend}>{texts.preview.title}</legend>
        {screens.map(({ name, icon }, at) => (
          <label key={name} className={css.width}>
            <input type="radio" name="tela" value={name} defaultChecked={at === 0} className={css.radio} />
            <Icon name={icon} /> {texts.preview[name]}
          </label>
        ))}
      </fieldset>
      <TypedPreview
        // What was drawn while it was typed is over once it is saved: with its pictures.
        key={version}
        address={address}
        shows={shows}
        saved={texts.preview.saved}
        typed={section ? texts.preview.typed : texts.preview.list}
      >
        {screens.map(({ name }) => (
          <div key={name} className={css.devices[name]} data-screen={name}>
            <iframe
              className={css.screens[name]}
              src={`/gestao/previa?v=${version}`}
              title={texts.preview.frame(texts.preview[name])}
              loading="lazy"
              tabIndex={-1}
            />
          </div>
        ))}
      </TypedPreview>
    </div>
  )
}
