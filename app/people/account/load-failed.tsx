import { useLocation } from '@remix-run/react'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { texts } from './texts.ts'

/** A part of the page that could not be loaded, and the way to try again (GAP-98). */
export function LoadFailed() {
  const { pathname } = useLocation()
  return (
    <Alert
      tone="warning"
      action={
        <TextLink href={pathname} reload kind="inherit">
          {texts.retry}
        </TextLink>
      }
    >
      {texts.loadFailed}
    </Alert>
  )
}
