import { errorWords, isAway } from '../../public/error-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { texts } from '../texts.ts'

const wordsOf = (status: number) => {
  if (status === 404) return texts.notFound
  return isAway(status) ? errorWords(status) : texts.failed
}

/** A page of the member area that is not there, or could not be made. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = wordsOf(status)
  return (
    <Container width="form">
      <Stack gap={16} align="center">
        <Heading level={1}>{title}</Heading>
        <EmptyState
          icon={status === 404 ? 'search' : 'alert'}
          action={<ButtonLink href="/homepage">{texts.notFound.action}</ButtonLink>}
        >
          {text}
        </EmptyState>
      </Stack>
    </Container>
  )
}
