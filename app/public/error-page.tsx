import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import * as css from './error-page.css.ts'
import { errorTexts } from './error-texts.ts'

type Known = keyof typeof errorTexts & number
const known: Record<number, Known> = {
  401: 401,
  403: 401,
  404: 404,
  410: 404,
  429: 429,
  502: 503,
  503: 503,
  504: 503,
}

/** What to say of a status: 403 reads as 401 (D1§2.2), everything unknown as 500. Pure. */
export const errorWords = (status: number) => errorTexts[known[status] ?? 500]

/** Statuses of services behind us that do not answer: nobody's mistake, and over soon. Pure. */
export const isAway = (status: number) => known[status] === 503

/** What went wrong in the middle of a page that keeps its header and footer. */
export function ErrorMessage({ status }: { status: number }) {
  const { title, text } = errorWords(status)
  return (
    <Container width="form" className={css.message}>
      <p className={css.code} aria-hidden>
        {known[status] === undefined ? 500 : status}
      </p>
      <Heading level={1}>{title}</Heading>
      <Text kind="muted">{text}</Text>
      <div className={css.actions}>
        <ButtonLink href="/" reload>
          {errorTexts.home}
        </ButtonLink>
        <ButtonLink href="/suporte" variant="quiet" reload>
          {errorTexts.support}
        </ButtonLink>
      </div>
    </Container>
  )
}

/** The same as a page of its own, in the station's look: for the error boundaries of the root and of areas. */
export const ErrorPage = ({ status }: { status: number }) => (
  <main id="conteudo" tabIndex={-1} className={css.page}>
    <ErrorMessage status={status} />
  </main>
)
