import { useLocation } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { texts } from '../texts.ts'
import * as css from './cookie-notice.css.ts'

/** Asks once; the answer is remembered for a year. The script of the page sends it without a reload (CON-01). */
export function CookieNotice() {
  const { pathname, search } = useLocation()
  return (
    <section className={css.notice} aria-label={texts.cookies.label} data-cookie-notice data-print="hide">
      <Container>
        <form method="post" action="/consentimento" className={css.row}>
          <p className={css.words}>
            {texts.cookies.text}{' '}
            <TextLink href="/politica-de-privacidade#cookies">{texts.cookies.more}</TextLink>
          </p>
          <input type="hidden" name="voltar" value={pathname + search} />
          <Button name="aceite" value="cookies" variant="secondary" size="small">
            {texts.cookies.accept}
          </Button>
        </form>
      </Container>
    </section>
  )
}
