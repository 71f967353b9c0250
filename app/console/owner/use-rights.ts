import { useRouteLoaderData } from '@remix-run/react'
import type { Right } from '#contract/team.ts'

/** Reads what whoever looks at a page of the console may do, as its frame was told. */
export function useRights(): readonly Right[] {
  const data = useRouteLoaderData('console/frame/layout') as { rights: Right[] } | undefined
  return data?.rights ?? []
}
