import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Keeps the page as it is after a like, which answers its own state; nothing else changes by it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/homepage/feed/') && formAction.endsWith('/curtida')
    ? false
    : // After a refusal too: what one may do has changed then.
      formAction !== undefined || defaultShouldRevalidate
