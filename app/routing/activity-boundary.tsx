import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import { ErrorMessage, errorTitle, Help, memberHome, statusOf, useErrorStatus } from './error-page.tsx'
import { activityGone } from './texts.ts'

/** Gives the title of a page whose activity is not there, or that failed otherwise. */
export const activityErrorTitle = (error: unknown): string =>
  statusOf(error) === 404 ? activityGone.title : errorTitle(error)

/** Shows that an activity, a survey, a quiz or an invitation is not there (any more); other errors read as on every page (ACT-S02). */
export function ActivityBoundary() {
  const status = useErrorStatus()
  if (status !== 404) return <ErrorMessage status={status} home={memberHome} />
  return (
    <Container width="form">
      <EmptyState
        object="search"
        isHeading
        action={<ButtonLink href="/homepage">{activityGone.home}</ButtonLink>}
      >
        {activityGone.title}
      </EmptyState>
      <Help home={memberHome} />
    </Container>
  )
}
