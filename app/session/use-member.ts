import { useRouteLoaderData } from '@remix-run/react'
import { useHydrated } from '../ui/use-hydrated.ts'
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

/** Gives the instant that a page of members tells times by, in milliseconds: that of the server until scripts run, then the device's; without either, never. */
export function useNow(): number {
  const data = useRouteLoaderData('activities/home/layout') as { now: number } | undefined
  return useHydrated() ? Date.now() : (data?.now ?? Number.POSITIVE_INFINITY)
}
