import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { texts } from '../texts.ts'

/** A page of the member area that is not there, or could not be made. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = status === 404 ? texts.notFound : texts.failed
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
