import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from './button.tsx'
import * as css from './cookie-notice.css.ts'
import { Container } from './layout.tsx'
import { TextLink } from './link.tsx'
import { cookieTexts as texts } from './texts.ts'

/**
 * Writes the cookie notice as HTML, which stands over every page of a station until it is answered (CON-01). Its answer
 * leaves the page as it is. Not a component: its words and its markup would be scripts of every page.
 */
export const cookieNotice = (): string =>
  renderToStaticMarkup(
    <section className={css.notice} aria-label={texts.label} data-print="hide">
      <Container>
        <form noValidate method="post" action="/consentimento" className={css.row}>
          <p className={css.words}>
            {texts.text}{' '}
            <TextLink href="/politica-de-privacidade#cookies" newWindow>
              {texts.more}
            </TextLink>
            <noscript> {texts.goneNext}</noscript>
          </p>
          <Button name="aceite" value="cookies" variant="secondary" size="small">
            {texts.accept}
          </Button>
        </form>
      </Container>
    </section>,
  )
