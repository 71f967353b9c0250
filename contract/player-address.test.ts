import { expect, test } from 'vitest'
import { playerOf } from './player-address.ts'

test.each([
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3', 'youtube'],
  ['https://www.youtube.com/embed/videoseries?list=PL0123456789', 'youtube'],
  ['https://player.vimeo.com/video/76979871?h=abc&title=0', 'vimeo'],
])('SEC-11 %s is a player', (address, player) => {
  expect(playerOf(address)).toBe(player)
})

test.each([
  'https://player.vimeo.com/../../x',
  'https://player.vimeo.com/video/../x',
  'https://player.vimeo.com/video/%2e%2e/x',
  'https://player.vimeo.com/video/..\\x',
  'https://player.vimeo.com/video/1/../../x',
  'https://player.vimeo.com/x',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube-nocookie.com/embed/../logout',
  'https://player.vimeo.com@evil.example/video/1',
  'https://player.vimeo.com:8443/video/1',
  'http://player.vimeo.com/video/1',
  ' https://player.vimeo.com/video/1',
  'https://evil.example/video/1',
])('SEC-11 %s is none', (address) => {
  expect(playerOf(address)).toBeNull()
})
