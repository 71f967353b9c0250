import { BrandIcon } from './brand-icon.tsx'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Icon } from './icon.tsx'
import * as css from './share-links.css.ts'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

const words = uiTexts.share

/** What is shared: a few words and an address. */
export type SharedThing = { text: string; url: string }

/** Shows the ways to tell others of a page: by WhatsApp, by what the device offers, by its address to copy. Opens without scripts. */
export const ShareLinks = (thing: SharedThing) => (
  <details className={css.share} data-menu>
    <summary className={css.summary}>
      <Icon name="share" />
      {words.open}
    </summary>
    <div className={css.panel}>
      <div className={css.buttons}>
        <a className={css.network} href={whatsappHref(thing)} target="_blank" rel="noopener noreferrer">
          <BrandIcon name="whatsapp" className={css.logo} />
          {words.whatsapp}
        </a>
        <DeviceShare {...thing} />
      </div>
      <CopyField id="endereco-da-pagina" label={words.address} value={thing.url} />
    </div>
  </details>
)

/** Opens the device's own sheet, where it has one. */
function DeviceShare({ text, url }: SharedThing) {
  if (!useHydrated() || !('share' in navigator)) return null
  // Closing the sheet is no error.
  const open = () => navigator.share({ text, url }).catch(() => undefined)
  return (
    <Button type="button" variant="secondary" onClick={open}>
      {words.device}
    </Button>
  )
}

/** Gives the address that opens WhatsApp with a text to send. Pure. */
export const whatsappHref = ({ text, url }: SharedThing): string =>
  `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}`.trim() })}`
