import { useFetcher } from '@remix-run/react'
import { useRef } from 'react'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useConnection } from './connection.ts'

/** The answer to a like on a page that stays: why it was refused, or the new state where the page does not ask again. */
export type LikeAnswer = { problem: string | null; likes?: Likes }

/**
 * Gives a like as its page shows it: the pending state at once, which falls back when it is refused (GAP-49). `key` is
 * shared by all buttons of one thing. `isQuiet`: scripts run, so the page stays where it is.
 */
export function useLike(key: string, { count, userLiked }: Likes) {
  const isQuiet = useHydrated()
  const fetcher = useFetcher<LikeAnswer>({ key })
  const isWaiting = useConnection().waiting > 0 && fetcher.state !== 'idle'
  // What the server answered last holds until the page brings something newer.
  const shown = `${count} ${userLiked}`
  const sentFrom = useRef(shown)
  if (fetcher.state === 'submitting') sentFrom.current = shown
  const answered = fetcher.data?.likes
  const known = answered && sentFrom.current === shown ? answered : { count, userLiked }
  const sent = fetcher.formData?.get('like')
  const isLiked = sent ? sent === 'on' : known.userLiked
  return {
    Form: fetcher.Form,
    isQuiet,
    isWaiting,
    isLiked,
    count: known.count + Number(isLiked) - Number(known.userLiked),
    problem: fetcher.state === 'idle' ? fetcher.data?.problem : null,
  }
}
