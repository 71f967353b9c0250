import { useRouteLoaderData } from '@remix-run/react'
import type { Waiting } from '#contract/console/schemas.ts'

/** Reads what waits for whoever looks at a page of the console, as its frame asked (PPL-01). */
export function useWaiting(): Waiting {
  const data = useRouteLoaderData('console/frame/layout') as { waiting: Waiting } | undefined
  return data?.waiting ?? []
}
