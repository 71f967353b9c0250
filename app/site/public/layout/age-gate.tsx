import { useLocation } from '@remix-run/react'
import { useStation } from '../../../station/use-station.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import * as css from './age-gate.css.ts'

/** Stands in place of the page, whose content is not sent before the answer (CON-02, GAP-33). */
export function AgeGate() {
  const { name, images, behaviour } = useStation()
  const { pathname, search } = useLocation()
  // Other areas send people here and want them back.
  const back = new URLSearchParams(search).get('voltar') ?? pathname + search
  return (
    <main id="conteudo" tabIndex={-1} className={css.ground}>
      <div className={css.panel}>
        {images.primaryLogo ? (
          <img className={css.logo} src={images.primaryLogo} alt={name} height={48} />
        ) : (
          <Text kind="muted">{name}</Text>
        )}
        <Heading level={1}>{texts.ageGate.question}</Heading>
        <Text kind="muted">{texts.ageGate.text}</Text>
        <form noValidate method="post" action="/consentimento" className={css.answers}>
          <input type="hidden" name="voltar" value={back} />
          <Button name="aceite" value="maioridade" width="full">
            {texts.ageGate.yes}
          </Button>
          <ButtonLink href={behaviour.ageGateExit} variant="secondary" width="full" reload rel="noreferrer">
            {texts.ageGate.no}
          </ButtonLink>
        </form>
        <Text kind="smallMuted">
          {texts.ageGate.documents} <TextLink href="/termos-de-uso">{texts.footer.terms}</TextLink> ·{' '}
          <TextLink href="/politica-de-privacidade">{texts.footer.privacy}</TextLink>
        </Text>
      </div>
    </main>
  )
}
