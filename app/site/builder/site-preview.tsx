import { useLocation } from '@remix-run/react'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'

/** Shows the real landing page of the draft in two small screens; what the address tries is tried there too. */
export function SitePreview({ src = '/criar-estacao/previa', version }: { src?: string; version: number }) {
  const query = new URLSearchParams(useLocation().search)
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
