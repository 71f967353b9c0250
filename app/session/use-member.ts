import { useRouteLoaderData } from '@remix-run/react'
import type { Member } from './member.ts'

/** Gives the person of the member area; null elsewhere, as in a preview of one of its pages. */
export function useOptionalMember(): Member | null {
  const data = useRouteLoaderData('activities/home/layout') as { member: Member } | undefined
  return data?.member ?? null
}

/** Gives the person whose pages these are. Throws outside the member area. */
export function useMember(): Member {
  const data = useRouteLoaderData('activities/home/layout') as { member: Member } | undefined
  if (!data) throw new Error('useMember is only for pages of the member area')
  return data.member
}

/** Gives the number of items in the member's cart; none outside the member area. */
export function useCartItems(): number {
  const data = useRouteLoaderData('activities/home/layout') as { cartItems: number } | undefined
  return data?.cartItems ?? 0
}
