import { BrandIcon } from '../../ui/brand-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Heading } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './invite.css.ts'
import { texts } from './texts.ts'

type ShareLinkProps = { link: string; message: string }

/** The own link: to copy, to send by WhatsApp or what the device offers, to show as a code. */
export function ShareLink({ link, message }: ShareLinkProps) {
  const hydrated = useHydrated()
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${message} ${link}` })}`
  return (
    <section className={css.card} aria-labelledby="link-titulo">
      <Heading level={2} size="card" id="link-titulo">
        {texts.link.title}
      </Heading>
      <CopyField id="link-do-convite" label={texts.link.label} value={link} />
      <div className={css.buttons}>
        <a className={css.network} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <BrandIcon name="whatsapp" className={css.logo} />
          {texts.link.whatsapp}
        </a>
        {hydrated && 'share' in navigator ? (
          <Button
            type="button"
            variant="secondary"
            icon="share"
            // Closing the sheet is no error.
            onClick={() => navigator.share({ text: message, url: link }).catch(() => undefined)}
          >
            {texts.link.native}
          </Button>
        ) : null}
      </div>
      <div className={css.qr}>
        <QrCode value={link} size={168} label={texts.link.qr} />
        <p className={css.small}>{texts.link.qrHelp}</p>
      </div>
    </section>
  )
}
