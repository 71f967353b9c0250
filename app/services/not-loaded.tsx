import { useLocation } from '@remix-run/react'
import { errorTexts } from '../routing/error-texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { serviceTexts } from './texts.ts'

/** Says that a part could not be loaded, with the way to try again (GAP-98). */
export function NotLoaded() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      object="warning"
      action={
        <ButtonLink href={`${pathname}${search}`} reload variant="secondary">
          {serviceTexts.retry}
        </ButtonLink>
      }
    >
      {errorTexts.load}
    </EmptyState>
  )
}
