import { describe, expect, test } from 'vitest'
import { embedVideo } from './embed-video.ts'

describe('PUB-23 a video link becomes an embeddable address', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://youtube.com/watch?feature=share&v=aqz-KE-bpKQ', youtube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://youtu.be/aqz-KE-bpKQ', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${youtube}?start=90`],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${youtube}?start=90`],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
    [youtube, youtube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?h=abc123'],
    ['https://player.vimeo.com/video/76979871?h=abc123', 'https://player.vimeo.com/video/76979871?h=abc123'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://cdn.exemplo.com/filme.mp4', 'https://cdn.exemplo.com/filme.mp4'],
    ['/arquivos/1/abc/filme.mp4', '/arquivos/1/abc/filme.mp4'],
    ['https://www.youtube.com/@canal', 'https://www.youtube.com/@canal'],
    [
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    ],
    ['javascript:alert(1)', ''],
    ['//evil.example/x', ''],
    ['/\\evil.example/x', ''],
    ['/\t/evil.example/x', ''],
    ['data:text/html,x', ''],
    ['não é um endereço', ''],
  ])('%s', (address, embed) => {
    expect(embedVideo(address)).toBe(embed)
  })

  test.each(['https://', '//', '/\\', '/\t/'])('SEC-39 no endless host is parsed after %j', (start) => {
    expect(embedVideo(`${start}a${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}.com`)).toBe('')
  })
})
