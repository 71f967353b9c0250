import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { pageOwnerField, usePageOwner } from '../../../session/page-owner.ts'
import type { Watched } from '../watch-video.ts'
import type { PlaylistEntry } from './playlist.ts'

/** Between two reports to the platform, and between two tries to save a check. */
const reportMs = 10_000
const retryMs = 3_000

/**
 * Follows a player: says how much was seen every ten seconds and when the page is left, and saves the check once four
 * fifths were (VID-01). `finished` is true when the video is at its end and counted.
 */
export function useWatching(activityId: number, entry: PlaylistEntry) {
  const fetcher = useFetcher<Watched>({ key: `video-${activityId}-${entry.video_id}` })
  const watched = useRef(createWatchedTime(entry.watchedSeconds))
  const last = useRef({ reportedAt: 0, triedAt: 0, seconds: entry.watchedSeconds, duration: 0 })
  const pageOwner = usePageOwner()
  const [isAtEnd, setAtEnd] = useState(false)
  const path = `/homepage/atividades/${activityId}/videos`

  const fields = (intent: string) => {
    const { seconds, duration } = last.current
    const owner = pageOwner && { [pageOwnerField]: pageOwner }
    const all = { ...owner, intent, video: entry.video_id, watched: seconds, duration, quiet: '1' }
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
  }
  const report = () => {
    last.current.reportedAt = Date.now()
    const body = new URLSearchParams(fields('progress'))
    // Lost reports are made good by the next one.
    fetch(path, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  const save = () => {
    last.current.triedAt = Date.now()
    fetcher.submit(fields('check'), { method: 'post', action: path })
  }

  function onTime(time: number, duration: number) {
    watched.current.add(time)
    const seconds = watched.current.seconds(duration)
    const hasGrown = seconds > last.current.seconds
    Object.assign(last.current, { seconds: Math.max(seconds, last.current.seconds), duration })
    const now = Date.now()
    const isDue = seconds >= duration * viewedShare && !entry.isSeen && fetcher.state === 'idle'
    if (isDue && now - last.current.triedAt > retryMs) save()
    else if (hasGrown && now - last.current.reportedAt > reportMs) report()
  }

  // At the end no more times come: what was too early is tried again from here. A try under way is let be: it repeats
  // itself until it is answered.
  const isIdle = fetcher.state === 'idle'
  const latest = useRef({ report, save, isIdle })
  latest.current = { report, save, isIdle }
  const isWaiting = isAtEnd && !entry.isSeen
  useEffect(() => {
    if (!isWaiting) return
    const again = setInterval(() => {
      const { seconds, duration } = last.current
      if (seconds >= duration * viewedShare && latest.current.isIdle) latest.current.save()
    }, retryMs)
    return () => clearInterval(again)
  }, [isWaiting])

  useEffect(() => {
    const onHide = () => {
      if (last.current.duration > 0) latest.current.report()
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])

  return {
    onTime,
    onEnded: () => setAtEnd(true),
    finished: isAtEnd && entry.isSeen && fetcher.state === 'idle',
    participationId: fetcher.data?.participationId ?? null,
  }
}

/** The share of a video that counts as viewed (VID-01). */
export const viewedShare = 0.8

/** The most seconds between two times of a playing player: they come four times a second, some once, at twice the speed at most. */
const mostBetween = 2.5
const perSecond = 10

type WatchedTime = {
  /** Takes where the player is, in seconds. */
  add(time: number): void
  /** Seconds seen, in tenths, each once however often, at most `duration`. */
  seconds(duration: number): number
}

/**
 * Counts which tenths of seconds of a video were played: what is between two times that follow each other. Jumping over some does not
 * see them. `before`: seconds of earlier visits, where the player goes on.
 */
export function createWatchedTime(before: number): WatchedTime {
  const seen = new Set(Array.from({ length: Math.floor(before * perSecond) }, (_, tenth) => tenth))
  let last = before
  return {
    add(time) {
      const isPlaying = time > last && time - last <= mostBetween
      if (isPlaying)
        for (let tenth = Math.floor(last * perSecond); tenth < Math.floor(time * perSecond); tenth += 1)
          seen.add(tenth)
      if (time >= 0) last = time
    },
    seconds: (duration) => Math.min(seen.size / perSecond, duration),
  }
}
