import { describe, expect, test } from 'vitest'
import { coverOf } from '../page/action-head.tsx'
import { videos } from '../types/videos.tsx'
import { embedSource, playerKind } from './player-kind.ts'
import { createWatchedTime, viewedShare } from './use-watching.ts'
import { readVimeo, readYoutube } from './watch-embed.ts'

test('ACT-18 a playlist has no image on top; other types have theirs', () => {
  const image = '/arquivos/1/a/covers/capa.webp'
  expect(coverOf({ type_id: 18, image })).toBeNull()
  expect(coverOf({ type_id: 16, image })).toBe(image)
})

test('ACT-18 VID-06 while there is something left to see, a limit that is reached does not stand in its place', () => {
  const view = { action_id: 1, has_viewed: true, watched_seconds: 9 }
  const underWay = (...seen: number[]) =>
    videos.isUnderWay?.({
      action_videos: [{ video_id: 1 }, { video_id: 2 }],
      user_videos: seen.map((video_id) => ({ ...view, video_id, viewed_once: true })),
    } as never)
  expect([underWay(), underWay(1), underWay(1, 2)]).toEqual([true, true, false])
})

test('VID-01 what was played counts once, and nothing that was jumped over', () => {
  const watched = createWatchedTime(0)
  for (const time of [0, 0.3, 0.9, 1.2, 1.4, 50.5, 0.1, 0.6]) watched.add(time)
  expect(watched.seconds(100)).toBe(1.4)
  expect(createWatchedTime(60.7).seconds(100)).toBe(60.7)
  expect(createWatchedTime(60).seconds(8.2)).toBe(8.2)
})

test('VID-01 79 % of a film of ten seconds is less than 80 %, and 80 % of one of three seconds is seen', () => {
  const sharesAt = (duration: number, end: number) => {
    const watched = createWatchedTime(0)
    for (let time = 0; time <= end; time += 0.25) watched.add(time)
    watched.add(end)
    return watched.seconds(duration) / duration
  }
  expect(sharesAt(10, 7.95)).toBeLessThan(viewedShare)
  expect(sharesAt(10, 8)).toBeGreaterThanOrEqual(viewedShare)
  expect(sharesAt(3, 2.5)).toBeGreaterThanOrEqual(viewedShare)
})

test('VID-07 which player shows an address', () => {
  expect(playerKind('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')).toBe('youtube')
  expect(playerKind('https://player.vimeo.com/video/1?h=a')).toBe('vimeo')
  expect(playerKind('/arquivos/1/a/videos/x.webm')).toBe('file')
  expect(playerKind('https://videos.example/assistir/1')).toBe('elsewhere')
  expect(embedSource('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 12)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&enablejsapi=1&rel=0&start=12',
  )
  expect(embedSource('https://player.vimeo.com/video/1?h=a', 'vimeo', 12)).toBe(
    'https://player.vimeo.com/video/1?h=a&autoplay=1#t=12s',
  )
})

describe('VID-01 VID-03 what players say', () => {
  test('YouTube', () => {
    expect(readYoutube({ event: 'infoDelivery', info: { currentTime: 3.5, duration: 60 } })).toEqual({
      time: 3.5,
      duration: 60,
    })
    expect(readYoutube({ event: 'infoDelivery', info: { playerState: 0 } })).toEqual({ ended: true })
    expect(readYoutube({ event: 'onReady' })).toBeNull()
    expect(readYoutube('{')).toBeNull()
  })
  test('Vimeo', () => {
    expect(readVimeo({ event: 'timeupdate', data: { seconds: 3.5, duration: 60 } })).toEqual({
      time: 3.5,
      duration: 60,
    })
    expect(readVimeo({ event: 'ended' })).toEqual({ ended: true })
    expect(readVimeo(null)).toBeNull()
  })
})
