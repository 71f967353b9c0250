import { useRouteLoaderData } from '@remix-run/react'
import type { Member } from './member.ts'

/** The person whose pages these are. Throws outside the member area. */
export function useMember(): Member {
  const data = useRouteLoaderData('home/layout') as { member: Member } | undefined
  if (!data) throw new Error('useMember is only for pages of the member area')
  return data.member
}
