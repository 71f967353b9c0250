import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { PostMedia } from './post-card.tsx'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: unknown }) => <a href={to}>{children as string}</a>,
}))

const film = { media_type: 'video', media: '/homepage/feed/1/midia', media_size: null, user: { name: 'Ana' } }
const seen = (state: Post['media_state'], poster: string | null = null) => {
  const html = renderToStaticMarkup(
    <PostMedia post={{ ...film, media_state: state, media_poster: poster } as Post} />,
  )
  document.body.innerHTML = html
  return { text: document.body.textContent, video: document.querySelector('video'), html }
}

test('SOC-04 a video that plays has its poster in front of it', () => {
  const { video } = seen('plays', '/homepage/feed/1/midia?capa')
  expect(video?.getAttribute('poster')).toBe('/homepage/feed/1/midia?capa')
  expect(video?.getAttribute('src')).toBe('/homepage/feed/1/midia')
  expect(seen('plays').video?.hasAttribute('poster')).toBe(false)
})

test('SOC-04 a format that no browser plays is offered as a file, in words', () => {
  const { video, text, html } = seen('file')
  expect(video).toBeNull()
  expect(text).toContain(
    'Este formato de vídeo não toca no navegador. Você pode baixar o arquivo e ver no seu aparelho.',
  )
  expect(html).toContain('href="/homepage/feed/1/midia"')
})

test('SOC-04 a video that is being prepared says so, and offers nothing yet', () => {
  const { video, text, html } = seen('preparing')
  expect([video, html.includes('href')]).toEqual([null, false])
  expect(text).toBe('O vídeo está sendo preparado e pode levar alguns minutos para aparecer.')
})
