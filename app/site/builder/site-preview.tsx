import { useLocation } from '@remix-run/react'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'

type Props = {
  src?: string
  version: number
  /** What is tried and does not stand in the address. */
  tried?: Readonly<Record<string, string>>
}

/** Shows the real landing page of the draft in two small screens; what the address tries is tried there too. */
export function SitePreview({ src = '/criar-estacao/previa', version, tried = {} }: Props) {
  const query = new URLSearchParams(useLocation().search)
  for (const [name, value] of Object.entries(tried)) query.set(name, value)
  query.set('v', String(version))
  const address = `${src}?${query}`
  return (
    <div className={css.frames}>
      {(['desktop', 'phone'] as const).map((where) => (
        <figure
          key={where}
          className={where === 'desktop' ? `${css.figures.desktop} ${css.wideOnly}` : css.figures.phone}
        >
          <figcaption className={css.caption}>{texts.preview[where]}</figcaption>
          <div className={css.devices[where]}>
            <iframe
              className={css.screens[where]}
              src={address}
              title={texts.preview.frame(texts.preview[where])}
              loading="lazy"
              tabIndex={-1}
            />
          </div>
        </figure>
      ))}
    </div>
  )
}
